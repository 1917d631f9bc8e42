/**
 * Draws Scratch scripts that lessons give as text (`language-scratch`) as stacked blocks. It stays text, in the same
 * order, for reading aloud and copying; a line that is not understood stays as it was written.
 */

type Block = { line: string; inside: Block[]; closing?: string }

const KINDS: readonly (readonly [kind: string, line: RegExp])[] = [
  ['control', /^(当作为克隆体|when I start as a clone)/],
  [
    'motion',
    /^(移动|移到|面向|左转|右转|在 .*滑行|将[xy]坐标|碰到边缘|move |go to|point |turn |glide|change [xy] by|set [xy] to|if on edge)/,
  ],
  ['events', /^(当|广播|when |broadcast)/],
  [
    'control',
    /^(等待|重复执行|如果|否则|停止|克隆|删除此克隆体|结束|wait|repeat|forever|if |else|stop|create clone|delete this clone|end)/,
  ],
  ['looks', /^(说|思考|显示|隐藏|换成|下一个|将大小|say|think|show|hide|switch|next|set size|change size)/],
  ['sound', /^(播放|play|start sound)/],
  ['sensing', /^(询问|计时器|碰到|&lt;|ask|reset timer|touching)/],
  ['variables', /^(将|set|change)/],
]
const HAT = /^(当|定义|when |define)/
const CLOSING = /^(结束|end)$/
const MIDDLE = /^(否则|else)$/

export function stackScratchBlocks(html: string): string {
  return drawParts(html).replace(
    /<pre(?![^>]*data-part)[^>]*><code class="[^"]*\blanguage-scratch\b[^"]*">([\s\S]*?)<\/code><\/pre>/g,
    (_, code: string) => {
      const text = code.replace(/<[^>]+>/g, '').trimEnd()
      const scripts = text.split(/\n\s*\n/).map((script) => drawStack(nest(script.split('\n'))))
      return `<pre class="scratch"><code>${scripts.map((script) => `<span class="script">${script}</span>`).join('\n')}</code></pre>`
    },
  )
}

/** Blocks in a line of prose, and those of exercises, which are moved or pressed one by one: each line is a block of its own. */
function drawParts(html: string): string {
  const one = (line: string) => drawStack([{ line: line.trim(), inside: [] }]).trimEnd()
  return html
    .replace(/<code>scratch:([^<]*)<\/code>/g, (_, line: string) => `<span class="scratch-one">${one(line)}</span>`)
    .replace(
      /(<pre[^>]*data-part="(?:order|bug)"[^>]*><code class="[^"]*\blanguage-scratch\b[^"]*">)([\s\S]*?)(<\/code>)/g,
      (_, start: string, code: string, end: string) => {
        const lines = code.trimEnd().split('\n')
        const drawn = lines.map((line) => {
          const depth = (line.length - line.trimStart().length) / 2
          return `<span class="scratch-one" style="margin-left:${depth * 20}px">${one(line)}</span>`
        })
        return `${start}${drawn.join('\n')}${end}`
      },
    )
}

/** Lines that stand further in belong to the line above; a closing line belongs to the block it closes. */
function nest(lines: readonly string[]): Block[] {
  const top: Block[] = []
  const open: { depth: number; list: Block[] }[] = [{ depth: -1, list: top }]
  for (const raw of lines) {
    const line = raw.trim()
    const depth = raw.length - raw.trimStart().length
    while (open.length > 1 && open.at(-1)!.depth >= depth) open.pop()
    const siblings = open.at(-1)!.list
    const above = siblings.at(-1)
    if (CLOSING.test(line) && above?.inside.length) {
      above.closing = line
      continue
    }
    const block: Block = { line, inside: [] }
    siblings.push(block)
    open.push({ depth, list: block.inside })
  }
  return top
}

function drawStack(blocks: readonly Block[]): string {
  return blocks
    .map(({ line, inside, closing }) => {
      const kind = KINDS.find(([, pattern]) => pattern.test(line))?.[0] ?? 'own'
      const shape = HAT.test(line) ? ' hat' : MIDDLE.test(line) ? ' middle' : ''
      const head = `<span class="line">${drawInputs(line)}</span>`
      if (inside.length === 0) return `<span class="block ${kind}${shape}">${head}</span>\n`
      const foot = closing ? `\n<span class="foot">${closing}</span>` : ''
      return `<span class="block around ${kind}${shape}">${head}\n<span class="inside">${drawStack(inside)}</span>${foot}</span>\n`
    })
    .join('')
}

const OPENING: Readonly<Record<string, readonly [shape: string, end: string]>> = {
  '(': ['round', ')'],
  '[': ['square', ']'],
  '&lt;': ['pointed', '&gt;'],
}

/** (number), [text], <condition> and their nestings as inputs; the line as written where brackets do not match. */
function drawInputs(line: string): string {
  const ends: string[] = []
  let drawn = ''
  // A sign with spaces around it compares; without, it is a bracket.
  for (const token of line.match(/ &[lg]t; |&[lg]t;|\[[^\]]*\]?|[()]|[^()[&]+|[\s\S]/g) ?? []) {
    const opening = OPENING[token]
    if (token.startsWith('[')) {
      if (!token.endsWith(']')) return line
      drawn += drawText(token.slice(1, -1))
    } else if (opening) {
      ends.push(opening[1])
      drawn += `<span class="input ${opening[0]}">`
    } else if (token === ends.at(-1)) {
      ends.pop()
      drawn += '</span>'
    } else if (token === ')' || token === '&gt;') return line
    else drawn += withMenu(token)
  }
  return ends.length === 0 ? drawn : line
}

function drawText(text: string): string {
  if (/^#[0-9a-f]{6}$/i.test(text))
    return `<span class="input swatch" style="background:${text}"><span>${text}</span></span>`
  return `<span class="input square">${withMenu(text)}</span>`
}

/** What ends in ' v' is chosen from a menu. */
const withMenu = (text: string): string => (text.endsWith(' v') ? `${text.slice(0, -1)}▾` : text)
