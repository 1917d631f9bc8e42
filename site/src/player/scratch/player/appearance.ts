import { textOn } from '../produce/colours.ts'
import { element } from './elements.ts'
import type { PageOptions } from './options.ts'
import type { Scaffolding } from './scaffolding.ts'

/** Shows the options that may change while the page is open (in the preview they do). */
export function applyOptions(options: PageOptions, scaffolding: Scaffolding): void {
  const { style, dataset } = document.documentElement
  style.setProperty('--background', options.background)
  style.setProperty('--text', textOn(options.background))
  style.setProperty('--accent', options.accent)
  style.setProperty('--on-accent', textOn(options.accent))
  dataset.keys = options.keys.length > 0 ? options.touchKeys : 'never'
  dataset.controls = options.controls ? 'shown' : 'hidden'
  dataset.whole = options.fullScreen ? 'shown' : 'hidden'
  document.title = options.title
  element('title').textContent = options.title
  const author = element('author')
  author.textContent = options.words.by.replace('{author}', () => options.author)
  author.hidden = options.author === ''
  scaffolding.setAccentColor(options.accent)
  scaffolding.vm.setTurboMode(options.turbo)
  scaffolding.relayout()
}
