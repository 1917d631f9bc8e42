import { startMap } from './move.ts'

// Comes when the map is touched. Without it the map scrolls as any part of a page does.
const frame = document.querySelector<HTMLElement>('[data-map]')
if (frame) startMap(frame)
