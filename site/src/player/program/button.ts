import { element } from '../../lib/element.ts'

/** Shapes of lucide (ISC), as elsewhere on the site. */
const ICONS = {
  play: '<polygon points="6 3 20 12 6 21 6 3"/>',
  stop: '<rect width="14" height="14" x="5" y="5" rx="2"/>',
  reset: '<path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8"/><path d="M3 3v5h5"/>',
  publish: '<path d="M12 15V3"/><path d="m7 8 5-5 5 5"/><path d="M5 15v4a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-4"/>',
  compare: '<path d="M12 3v18"/><rect width="18" height="18" x="3" y="3" rx="2"/>',
  steps: '<path d="M4 7h7v5h6v5h4"/><path d="m17 13 4 4-4 4"/>',
  back: '<path d="m15 18-6-6 6-6"/>',
  on: '<path d="m9 18 6-6-6-6"/>',
  indent: '<path d="M17 12H3"/><path d="m11 18 6-6-6-6"/><path d="M21 5v14"/>',
  outdent: '<path d="M3 19V5"/><path d="m13 6-6 6 6 6"/><path d="M7 12h14"/>',
  undo: '<path d="M9 14 4 9l5-5"/><path d="M4 9h10.5a5.5 5.5 0 0 1 0 11H11"/>',
} as const

export function button(
  text: string,
  icon: keyof typeof ICONS,
  className: string,
  onPress: () => void,
): HTMLButtonElement {
  const made = element('button', { type: 'button', class: className })
  made.innerHTML = `<svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round">${ICONS[icon]}</svg>`
  made.append(text)
  made.addEventListener('click', onPress)
  return made
}
