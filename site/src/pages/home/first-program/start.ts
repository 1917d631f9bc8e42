import { KEYFRAMES, type Move, MOVE_TIME, moveAfter } from './moves.ts'

/** The flag runs the blocks one after the other; a press on a block changes it, and shows what it does now. */
export function startFirstProgram(place: HTMLElement): void {
  const tutu = place.querySelector<SVGGElement>('[data-tutu]')
  const blocks = [...place.querySelectorAll<HTMLElement>('[data-does]')]
  const words = place.querySelector<HTMLElement>('[data-words]')
  if (!tutu || !words) return
  const hint = words.textContent
  /** The run that counts: a later press ends the ones before. */
  let latest = 0

  const run = async (program: readonly HTMLElement[]): Promise<boolean> => {
    const own = ++latest
    // The same words again would not be told by a screen reader.
    words.textContent = hint
    for (const block of program) {
      for (const one of blocks) one.toggleAttribute('data-now', one === block)
      await perform(tutu, block.dataset['does'] as Move)
      if (own !== latest) return false
    }
    for (const one of blocks) one.removeAttribute('data-now')
    return true
  }

  place.querySelector('[data-run]')?.addEventListener('click', async () => {
    if (await run(blocks)) words.textContent = words.dataset['done'] ?? ''
  })
  for (const block of blocks) {
    block.addEventListener('click', () => {
      block.dataset['does'] = moveAfter(block.dataset['does'] as Move)
      void run([block])
    })
  }
}

/** Where nothing is to move, the block alone tells whose turn it is. */
async function perform(tutu: SVGGElement, move: Move): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  for (const before of tutu.getAnimations()) before.cancel()
  const keyframes = isStill ? [] : KEYFRAMES[move]
  // A later press cancels it.
  await tutu.animate(keyframes, { duration: MOVE_TIME, easing: 'ease-in-out' }).finished.catch(() => undefined)
}
