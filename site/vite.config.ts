import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { cppToolsFile } from './cpp-tools-plugin.ts'
import { musicSounds } from './music-sounds-plugin.ts'
import { pageModules } from './page-modules-plugin.ts'
import { pageScript } from './page-script-plugin.ts'
import { scriptText } from './script-text-plugin.ts'
import { serviceWorker } from './service-worker-plugin.ts'

const WORKER = '.worker.js'
/** From so many pages on, what they have in common is one file (decision 250). */
const SHARED_BY = 12
/** Icons that the member centre's menu needs and hardly anybody else: one file is half as long as one for each. */
const OF_MENU =
  /\/lucide-react\/dist\/esm\/icons\/(?:bell|bookmark|calendar-check|circle-check|clock|house|keyboard|link|log-out|mail|palette|shopping-bag|wallet)\.m?js$/
/** What as many have in common, and the member centre's first page does not need (decision 230). */
const OF_FORMS = /\/contract\/src\/core\/(?:said|messages\/(?:client|rules))\.ts$|\/site\/src\/ui\/form\//
const OF_TUTU = /\/site\/src\/ui\/tutu(?:-poses)?\.tsx$/
/** What pages of rows need of their modules, and to show pictures. */
const OF_ROWS = /\/contract\/src\/(?:definition\/|fields\/|core\/upload\.ts$)|\/site\/src\/ui\/cover\.tsx$/
/** Every page that is hydrated has all of it, and it changes with its version alone. */
const OF_REACT = /\/node_modules\/(?:react|react-dom|scheduler|react-router)\//

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    pageScript('PAGE_SCRIPT', 'src/page-script/index.ts'),
    pageScript('HOME_SCRIPT', 'src/pages/home/play/script.ts'),
    pageScript('MAP_SCRIPT', 'src/pages/way/map/script.ts'),
    pageScript('FIRST_PROGRAM_SCRIPT', 'src/pages/home/first-program/script.ts'),
    pageScript('LIGHT_BOX_SCRIPT', 'src/light-box/index.ts'),
    pageScript('REVIEW_SCRIPT', 'src/pages/lesson/review/index.ts'),
    pageScript('LESSON_SCRIPT', 'src/pages/lesson/script/index.ts'),
    pageModules('MEMBER_COURSE_SCRIPT', 'src/member-course/index.ts'),
    pageModules('LESSON_EXERCISES', 'src/pages/lesson/script/touched.ts'),
    pageModules('LESSON_COMPARE', 'src/pages/lesson/compare/index.ts'),
    pageModules('LESSON_PIECE', 'src/pages/lesson/piece/index.ts'),
    pageModules('LESSON_PLAYER', 'src/pages/lesson/player/index.ts'),
    pageScript('CONTACT_SCRIPT', 'src/pages/about-contact/script.ts'),
    pageScript('TRIAL_SCRIPT', 'src/pages/trial/script.ts'),
    pageScript('ARTICLE_SCRIPT', 'src/ui/article/script.ts'),
    pageScript('SHARE_SCRIPT', 'src/ui/share/script.ts'),
    pageScript('READ_ALOUD_SCRIPT', 'src/read-aloud/index.ts'),
    pageScript('PLAY_STAGE_SCRIPT', 'src/play-stage/index.ts'),
    pageScript('WORK_SCRIPT', 'src/pages/work/script.ts'),
    pageModules('FAVOURITE_MEMBERS', 'src/ui/favourite/members.ts'),
    pageModules('WORK_MEMBERS', 'src/pages/work/members.ts'),
    pageModules('REST_LEAVE', 'src/pages/rest/leave.ts'),
    scriptText(),
    cppToolsFile(),
    musicSounds(),
    serviceWorker('src/service-worker/index.ts'),
  ],
  // Left outside the bundle, one icon would load the whole set when the server starts.
  ssr: { noExternal: ['lucide-react'] },
  build: { target: 'es2022' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Header and footer are drawn on the server alone: what only they name is not fetched for being named.
          treeshake: { moduleSideEffects: [{ test: /\/site\/src\/(?:shell|ui)\/[^?]*\.tsx$/, sideEffects: false }] },
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', priority: 2, test: OF_REACT },
                {
                  name: 'shared',
                  minShareCount: SHARED_BY,
                  priority: 1,
                  test: (id) => !OF_FORMS.test(id) && !OF_TUTU.test(id) && !OF_ROWS.test(id),
                },
                { name: 'menu', test: OF_MENU },
                { name: 'rows', minShareCount: SHARED_BY, test: OF_ROWS },
                { name: 'forms', minShareCount: SHARED_BY, test: OF_FORMS },
                { name: 'tutu', minShareCount: SHARED_BY, test: OF_TUTU },
              ],
            },
          },
        },
      },
    },
  },
  // Workers run on the site's own origin only, so their files must be told from the scripts that may come from a CDN.
  worker: { rolldownOptions: { output: { entryFileNames: `assets/[name]-[hash]${WORKER}` } } },
  experimental: {
    // A CDN is known at run time only. Scripts name each other relative to themselves, style sheets their fonts; what
    // else scripts name is a path on this site, for `asset()` to put the CDN before.
    renderBuiltUrl: (filename, { ssr, hostType }) => {
      if (ssr) return undefined
      if (hostType === 'css') return { relative: true }
      const isChunk = filename.endsWith('.js') && !filename.endsWith(WORKER)
      return isChunk ? { relative: true } : { runtime: JSON.stringify(`/${filename}`) }
    },
  },
})
