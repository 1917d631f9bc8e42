import type { Language } from '@tutu/contract/core/languages'
import { withQuery } from '../../lib/links.ts'

/** Languages that run in the page; the others are printed as whole programs, as the text has them. */
const RUNS: Readonly<Record<string, string>> = {
  python: 'python',
  javascript: 'javascript',
  js: 'javascript',
  html: 'html',
  cpp: 'cpp',
}

const WORDS = {
  'zh-cn': {
    run: '运行',
    edit: '改一改',
    type: '打一打',
    loading: '正在准备',
    lost: '运行用的零件没有取到。看看网络，再按一次。',
  },
  en: {
    run: 'Run',
    edit: 'Change it',
    type: 'Type it',
    loading: 'Getting ready',
    lost: 'What runs the program could not be loaded. Check the network and press again.',
  },
} satisfies Record<Language, Record<string, string>>

const PLAY =
  '<svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2.25" stroke-linejoin="round"><polygon points="6 3 20 12 6 21 6 3"/></svg>'

/** Puts buttons below the programs of a lesson that can run here. Without scripts they stay away. */
export function addRunBars(html: string, language: Language): string {
  const words = WORDS[language]
  return html.replace(
    /<figure class="code-run" data-run="(\w+)"( data-piece(?:="")?)?>([\s\S]*?)<\/figure>/g,
    (whole, name: string, piece: string | undefined, inside: string) => {
      const code = RUNS[name]
      if (!code) return whole
      const bar = `<p class="run-bar needs-script"><button type="button" class="btn btn-primary" data-start="run">${PLAY}${words.run}</button><button type="button" class="btn" data-start="edit">${words.edit}</button><a class="btn" data-start="type" href="${withQuery('/dazi', language)}">${words.type}</a><span role="status" data-loading="${words.loading}" data-lost="${words.lost}"></span></p>`
      return `<figure class="code-run" data-run="${name}" data-code="${code}"${piece ?? ''}>${inside}${bar}</figure>`
    },
  )
}

export function hasPrograms(html: string): boolean {
  return html.includes('data-code="')
}
