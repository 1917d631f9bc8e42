import type * as Compare from '../compare/index.ts'

/** A learner's own Scratch project, chosen or dropped on the section, stands beside the finished piece. */
export function startCompare(page: HTMLElement): void {
  const section = page.querySelector<HTMLElement>('[data-compare]')
  const input = section?.querySelector<HTMLInputElement>('[data-compare-mine]')
  const said = section?.querySelector<HTMLElement>('[data-compare-said]')
  if (!section || !input || !said) return
  const { compare: address = '', compareWorking = '', compareLost = '' } = section.dataset
  let turn = 0
  async function show(file: File | undefined): Promise<void> {
    if (!file) return
    const mine = ++turn
    said!.textContent = compareWorking
    try {
      const { compareWithMine } = (await import(/* @vite-ignore */ address)) as typeof Compare
      if (mine === turn) await compareWithMine(section!, file)
    } catch {
      if (mine === turn) said!.textContent = compareLost
    }
  }
  input.addEventListener('change', () => {
    void show(input.files?.[0])
    // The same file, changed meanwhile, can be chosen again.
    input.value = ''
  })
  section.addEventListener('dragover', (event) => event.preventDefault())
  section.addEventListener('drop', (event) => {
    event.preventDefault()
    void show(event.dataTransfer?.files[0])
  })
}
