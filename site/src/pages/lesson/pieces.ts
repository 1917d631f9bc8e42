import type { Language } from '@tutu/contract/core/languages'
import { withQuery } from '../../lib/links.ts'

const WORDS = {
  'zh-cn': { play: '玩玩成品', open: '在这里打开', loading: '正在准备', lost: '成品没有取到。看看网络，再按一次。' },
  en: {
    play: 'Play it first',
    open: 'Open it here',
    loading: 'Getting ready',
    lost: 'It could not be loaded. Check the network and press again.',
  },
} satisfies Record<Language, Record<string, string>>

const PLAY =
  '<svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" fill="currentColor" stroke="currentColor" stroke-width="2.25" stroke-linejoin="round"><polygon points="6 3 20 12 6 21 6 3"/></svg>'
const PIECE = /<div class="piece">\n([\s\S]*?)<\/div>/
const PROGRAM = /<figure class="code-run" data-run="\w+" data-code="(\w+)" data-piece/
const PROJECT =
  /<p>(?:(?!<\/p>)[\s\S])*?<a href="(\/static\/[\w./-]+\.sb3|\/storage\/[\w./-]+\.sb3)"[^>]*>([^<]*)<[\s\S]*?<\/p>/g

/**
 * Puts a button on the picture of what a lesson makes, where that can be played: the Scratch project that is linked below
 * the picture, or the program marked `run piece`. Other projects that the text links to, to begin with, can be opened too.
 */
export function addPieces(html: string, language: Language): string {
  const words = WORDS[language]
  const said = `<span role="status" class="piece-said" data-loading="${words.loading}" data-lost="${words.lost}"></span>`
  const player = `data-player-page="${withQuery('/player', language)}"`
  const code = PROGRAM.exec(html)?.[1]
  const [before, piece, after] = split(html)
  const open = (text: string) =>
    text.replace(
      PROJECT,
      (whole, file: string, title: string) =>
        `${whole}\n<div class="project needs-script" data-project="${file}" data-title="${title}" ${player}><button type="button" class="btn" data-play>${PLAY}${words.open}</button>${said}</div>`,
    )
  if (piece === undefined) return open(html)
  const file = projectIn(piece)
  const plays = file ? `data-project="${file}"` : code && `data-code="${code}"`
  const [, picture = '', more = ''] = /^([\s\S]*?<\/p>)([\s\S]*)$/.exec(piece) ?? []
  const shown = plays
    ? `<div class="piece" ${plays} ${player}>\n<div class="piece-stage">${picture}<button type="button" class="work-play piece-play needs-script" data-play>${PLAY}${words.play}</button></div>${said}${more}</div>`
    : `<div class="piece">\n${piece}</div>`
  return open(before) + shown + open(after)
}

/** The Scratch project that a lesson comes to. */
export function pieceOf(html: string): string | undefined {
  const [, piece] = split(html)
  return piece && projectIn(piece)
}

export function hasPieces(html: string): boolean {
  return html.includes('data-player-page="')
}

const projectIn = (piece: string): string | undefined => /<a href="([^"]+\.sb3)"/.exec(piece)?.[1]

function split(html: string): [before: string, piece: string | undefined, after: string] {
  const found = PIECE.exec(html)
  if (!found) return [html, undefined, '']
  return [html.slice(0, found.index), found[1]!, html.slice(found.index + found[0].length)]
}
