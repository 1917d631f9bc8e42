import type * as Compare from '../compare/index.ts'

/** A learner's own Scratch project, chosen or dropped on the section, stands beside the finished piece. */
export function startCompare(page: HTMLElement): void {
  const section = page.querySelector<HTMLElement>('[data-compare]')
  const input = section?.querySelector<HTMLInputElement>('[data-compare-mine]')
  if (!section || !input) return
  const show = (file: File | undefined): void => {
    if (!file) return
    void (import(/* @vite-ignore */ section.dataset['compare']!) as Promise<typeof Compare>).then(
      ({ compareWithMine }) => compareWithMine(section, file),
    )
  }
  input.addEventListener('change', () => {
    show(input.files?.[0])
    // The same file, changed meanwhile, can be chosen again.
    input.value = ''
  })
  section.addEventListener('dragover', (event) => event.preventDefault())
  section.addEventListener('drop', (event) => {
    event.preventDefault()
    show(event.dataTransfer?.files[0])
  })
}
