import { goPublish, type Publishing } from '../../lib/go-publish.ts'
import { button } from './button.ts'

/** Publishes what was made. Whoever comes back from the form may find this page as it was left: it can be pressed again. */
export function publishButton({ label, ...publishing }: Publishing & { label: string }): HTMLButtonElement {
  let isBusy = false
  async function go(): Promise<void> {
    isBusy = true
    await goPublish(publishing)
    isBusy = false
  }
  return button(label, 'publish', 'btn', () => {
    if (!isBusy) void go()
  })
}
