import { startContents } from './contents.ts'
import { startLike } from './like.ts'
import { startShare } from './share.ts'

// The script of pages with an article; no other page fetches it.
startLike()
startShare()
startContents()
