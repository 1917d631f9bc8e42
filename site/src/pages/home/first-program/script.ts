import { startFirstProgram } from './start.ts'

// Comes when the blocks are reached.
const place = document.querySelector<HTMLElement>('[data-first-program]')
if (place) startFirstProgram(place)
