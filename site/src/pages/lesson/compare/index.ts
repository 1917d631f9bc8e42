import { type Language, toLanguage } from '@tutu/contract/core/languages'
import type { Played } from '@tutu/contract/core/player-messages'
import { fill } from '@tutu/contract/core/fill'
import { blockName, compareProjects, type Missing } from '@tutu/learning/scratch/compare'
import { describeProblem } from '@tutu/learning/scratch/describe'
import { readProjectJson } from '@tutu/learning/scratch/preflight'
import { element } from '../../../lib/element.ts'
import { playerFrame } from '../../../lib/player-frame.ts'
import { publishButton } from '../../../player/program/publish-button.ts'
import { coverFile } from '../../../player/scratch/cover-file.ts'
import { titleOf } from '../../../player/scratch/produce/file-name.ts'

const WORDS = {
  'zh-cn': {
    tutus: '图图的成品',
    mine: '我的',
    missing: '成品里有、你的还没有的',
    sprites: '{count} 个角色',
    block: '“{name}”积木，还差 {count} 块',
    more: '还有 {count} 种积木',
    nothing: '成品里的角色和积木，你的都有了。两边都点一点，看看动起来是不是一样。',
    older: '这是旧版 Scratch 做的。用 Scratch 3 打开它，再存一次，就能比积木了。',
    publish: '发布我的作品',
  },
  en: {
    tutus: 'Tutu’s piece',
    mine: 'Mine',
    missing: 'In the finished piece, and not yet in yours',
    sprites: '{count} {count|sprite|sprites}',
    block: '“{name}”: {count} more {count|block|blocks}',
    more: '{count} more {count|kind|kinds} of blocks',
    nothing: 'Yours has all the sprites and blocks of the finished piece. Play both and see whether they do the same.',
    older: 'This was made with an older Scratch. Open it in Scratch 3 and save it, then its blocks can be compared.',
    publish: 'Publish mine',
  },
} satisfies Record<Language, Record<string, string>>

/** More of them help nobody. */
const BLOCKS_MAX = 8
/** ms that a cover is waited for: it is taken a moment into the play. */
const COVER_WITHIN = 5000

/** Of what is shown or on its way: it ends where another file is chosen. */
let shown = new AbortController()

/**
 * Plays both beside each other, and says in words what the learner's lacks. The file stays here until 'Publish mine' is pressed. Rejects where the
 * finished piece or the file cannot be had; where another file was chosen meanwhile, it does nothing more.
 */
export async function compareWithMine(section: HTMLElement, file: File): Promise<void> {
  shown.abort()
  shown = new AbortController()
  const { signal } = shown
  const language = toLanguage(document.documentElement.lang)
  const words = WORDS[language]
  const { comparePlayer: player = '', compareFile = '', compareAddress = '', compareTitle = '' } = section.dataset
  const room = section.querySelector<HTMLElement>('[data-compare-room]')!
  const said = section.querySelector<HTMLElement>('[data-compare-said]')!
  const mine = readProjectJson(new Uint8Array(await file.arrayBuffer()), file.name)
  if (signal.aborted) return
  if (!mine.ok) {
    const { title, advice } = describeProblem(mine.problem, language)
    said.textContent = `${title} ${advice}`
    return room.replaceChildren()
  }
  const model = await readModel(compareAddress)
  if (signal.aborted) return
  const missing = mine.json && sayMissing(compareProjects(mine.json, model), language)
  said.replaceChildren(...(missing ?? [element('p', {}, words.older)]))
  const taken = Promise.withResolvers<string>()
  const tutus: Played = { kind: 'scratch', title: compareTitle, author: '', file: compareFile }
  const own: Played = { kind: 'scratch', title: words.mine, author: '', project: file }
  room.replaceChildren(
    element(
      'div',
      { class: 'player-sides' },
      side(words.tutus, player, tutus, { signal }),
      side(words.mine, player, own, { signal, onCover: taken.resolve }),
    ),
    // The form takes no files of an older Scratch.
    ...(mine.json ? [publishing(file, taken.promise, language, signal)] : []),
  )
  room.scrollIntoView({ block: 'nearest' })
}

async function readModel(address: string): Promise<Record<string, unknown>> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  const model = readProjectJson(new Uint8Array(await answer.arrayBuffer()))
  return (model.ok && model.json) || {}
}

function sayMissing({ sprites, blocks }: Missing, language: Language): HTMLElement[] {
  const words = WORDS[language]
  if (sprites === 0 && blocks.length === 0) return [element('p', {}, words.nothing)]
  const shown = blocks.slice(0, BLOCKS_MAX)
  const lines = [
    ...(sprites > 0 ? [fill(words.sprites, { count: sprites })] : []),
    ...shown.map(({ opcode, count }) => fill(words.block, { name: blockName(opcode, language), count })),
    ...(blocks.length > shown.length ? [fill(words.more, { count: blocks.length - shown.length })] : []),
  ]
  return [
    element('p', {}, words.missing),
    element('ul', { class: 'compare-missing' }, ...lines.map((line) => element('li', {}, line))),
  ]
}

type Heard = { signal: AbortSignal; onCover?: (picture: string) => void }

function side(title: string, player: string, work: Played, heard: Heard): HTMLElement {
  const frame = playerFrame(title, player, work, heard)
  return element('div', { class: 'player-side' }, element('p', { class: 'player-side-title' }, title), frame)
}

/** The way from the learner's project, once it has been looked at, to the form by which members publish. */
function publishing(file: File, cover: Promise<string>, language: Language, signal: AbortSignal): HTMLElement {
  const status = element('p', { class: 'player-status', role: 'status' })
  const made = publishButton({
    label: WORDS[language].publish,
    language,
    say: (text) => (status.textContent = text),
    async draft() {
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, COVER_WITHIN))
      const picture = await Promise.race([cover, late])
      if (signal.aborted) return undefined
      return {
        kind: 'scratch',
        title: titleOf(file.name),
        ownFile: file,
        ownCover: picture ? coverFile(picture) : undefined,
      }
    },
  })
  return element('div', { class: 'player-bar mt-3' }, made, status)
}
