import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { antdIcons } from './antd-icons.ts'
import { byteBudget } from './byte-budget.ts'
import { fontAwesomeNames } from './fontawesome-names.ts'

const SHELL = ['/admin/index.html', '/src/shell/loading/loading-screen.tsx', '/src/shell/shell.tsx']

const DASHBOARD = [...SHELL, '/src/screens/dashboard/dashboard.tsx']
const LIST = [...SHELL, '/src/resource/resource-screen.tsx']

// Bytes of JavaScript, gzip. What is fetched ahead of its use counts where it is used; browsers take a tenth less, since
// they are sent Brotli. Lists have antd's table with all its parts, and its inputs: decision 023.
const BUDGETS = [
  { name: 'the login page', needs: ['/admin/index.html', '/src/shell/login/login-screen.tsx'], limit: 150_000 },
  { name: 'the first screen', needs: DASHBOARD, limit: 430_000 },
  { name: 'a list opened first', needs: LIST, limit: 501_000 },
  { name: 'a list after the first screen', needs: LIST, after: DASHBOARD, limit: 190_000 },
]

export default defineConfig({
  base: '/admin/',
  plugins: [react(), antdIcons(), fontAwesomeNames(), byteBudget(BUDGETS)],
  build: {
    // Tells the byte budget which files an entry needs.
    manifest: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
        // Two hundred files name each other, and what tells their versions apart does not compress: seven letters of 64, the fewest there may be, instead of eight.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // What the login page needs is one file: a dozen small ones compress worse, by some 7 kB. So are the icons that
        // several parts show, which saves a list 16 kB, and what forty parts share of antd, which saves one 8 kB and all
        // together 44 files, for 9 kB more of the first screen; shared by fewer, it would cost that screen 34 kB and more.
        codeSplitting: {
          groups: [
            { name: 'entry', tags: ['$initial'], priority: 2 },
            { name: 'icons', test: /@ant-design[\\/]icons/, minShareCount: 3, priority: 1 },
            { name: 'antd', test: /node_modules[\\/](antd|@rc-component)[\\/]/, minShareCount: 40 },
          ],
        },
      },
      treeshake: {
        // antd's own parts do nothing when imported, but only antd says so: without this, whatever stands in the same
        // index file as a part that is used comes along, the form's validator with the input.
        moduleSideEffects: [{ test: /node_modules\/@(rc-component|ant-design)\//, sideEffects: false }],
      },
    },
  },
  experimental: {
    // The page is served at any depth below /admin and names its files absolutely; scripts and styles name theirs
    // relative to themselves, so that a CDN known at run time needs to be put into the page only.
    renderBuiltUrl: (filename, { hostType }) => (hostType === 'html' ? `/admin/${filename}` : { relative: true }),
  },
})
