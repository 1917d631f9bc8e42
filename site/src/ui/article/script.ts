import { startContents } from './contents.ts'
import { startLike } from './like.ts'

// The script of pages with an article; no other page fetches it.
startLike()
startContents()
document.querySelector('[data-print]')?.addEventListener('click', () => print())
