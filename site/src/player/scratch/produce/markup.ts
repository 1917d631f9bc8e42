import { escapeHtml } from '@tutu/contract/core/escape-html'
import type { Sounds } from '../music.ts'
import { OPTIONS_ID, type PageOptions, PROJECT_ID, SOUNDS_ID } from '../player/options.ts'
import { textOn } from './colours.ts'
import { jsonForScript } from './json-for-script.ts'
import { NOTICE } from './notice.ts'
import { PAGE_STYLE } from './page-style.ts'

export type PageParts = {
  options: PageOptions
  /** Of the page's words: `zh-CN` or `en`. */
  lang: string
  siteName: string
  /** The runtime's text, unmodified, and the player's. Neither holds a closing script tag. */
  runtime: string
  player: string
  /** Unguessable; scripts without it do not run. */
  nonce: string
  /** Drums and instruments the project plays, as base64; see `music.ts`. */
  sounds: Sounds
  /** JPEG data URL. */
  cover?: string
}

/** The flag is green whatever colours a child chooses: it is what the words beside it call it. */
const FLAG_GREEN = '#1f8a3f'
const FLAG =
  '<path d="M6 3v18" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/><path d="M6 4c4-2 7 2 13 0v10c-6 2-9-2-13 0z" fill="currentColor"/>'
const OCTAGON = '<path d="M8.5 3h7L21 8.5v7L15.5 21h-7L3 15.5v-7z" fill="currentColor"/>'
const CORNERS =
  '<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>'

const icon = (shape: string, size: number, colour?: string): string =>
  `<svg viewBox="0 0 24 24" width="${size}" height="${size}" aria-hidden="true"${colour ? ` style="color:${colour}"` : ''}>${shape}</svg>`

/**
 * A produced page in two halves; the project as base64 goes between them, or nothing in the preview. All that comes
 * from people (title, author, colours, cover) is escaped here.
 */
export function pageMarkup({
  options,
  lang,
  siteName,
  runtime,
  player,
  nonce,
  sounds,
  cover,
}: PageParts): [string, string] {
  const { words, background, accent } = options
  const title = escapeHtml(options.title)
  const colours = `--background:${background};--text:${textOn(background)};--accent:${accent};--on-accent:${textOn(accent)}`
  const head = `<!DOCTYPE html>
<html lang="${escapeHtml(lang)}" data-state="loading" data-keys="never" data-controls="hidden" data-whole="hidden" style="${escapeHtml(colours)}">
<!--${NOTICE.replace('{site}', siteName.replaceAll(/[-<>]/g, ' '))}-->
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${pagePolicy(nonce)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="author" content="${escapeHtml(options.author)}">
<title>${title}</title>
${cover ? `<link rel="icon" href="${escapeHtml(cover)}">` : '<link rel="icon" href="data:,">'}
<style>${PAGE_STYLE}</style>
</head>
<body>
<div id="bar">
<button type="button" id="flag" title="${escapeHtml(words.flag)}" aria-label="${escapeHtml(words.flag)}">${icon(FLAG, 28, FLAG_GREEN)}</button>
<button type="button" id="stop" title="${escapeHtml(words.stop)}" aria-label="${escapeHtml(words.stop)}">${icon(OCTAGON, 26, '#d9363e')}</button>
<span class="space"></span>
<button type="button" id="whole" aria-pressed="false" title="${escapeHtml(words.fullScreen)}" aria-label="${escapeHtml(words.fullScreen)}">${icon(CORNERS, 24)}</button>
</div>
<div id="stage">${cover ? `<img id="cover" alt="" src="${escapeHtml(cover)}">` : ''}</div>
<div id="loading" class="screen" role="status"><span>${escapeHtml(words.loading)}</span></div>
<div id="start" class="screen">
<h1 id="title">${title}</h1><p id="author"></p>
<button type="button" id="go"><span class="flag">${icon(FLAG, 64)}</span><span>${escapeHtml(words.start)}</span></button>
</div>
<div id="failed" class="screen" role="alert"><p id="problem"></p></div>
<p id="notice" role="status"></p>
<noscript><p>${escapeHtml(words.noScript)}</p></noscript>
<div id="arrows" class="keys" role="group" aria-label="${escapeHtml(words.keys)}"></div>
<div id="others" class="keys" role="group" aria-label="${escapeHtml(words.keys)}"></div>
<script type="application/json" id="${OPTIONS_ID}">${jsonForScript(options)}</script>
<script type="application/json" id="${SOUNDS_ID}">${jsonForScript(sounds)}</script>
<script type="text/plain" id="${PROJECT_ID}">`
  const tail = `</script>
<script nonce="${nonce}">${runtime}</script>
<script nonce="${nonce}">${player}</script>
</body>
</html>
`
  return [head, tail]
}

/** No address of the network stands in it: a page can't ask for anything or tell anybody. */
function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    // The runtime compiles the blocks into functions.
    `script-src 'nonce-${nonce}' 'unsafe-eval'`,
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'media-src data: blob:',
    'font-src data:',
    'connect-src data: blob:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}
