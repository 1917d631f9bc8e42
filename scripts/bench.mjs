import { buildParts } from './lib/build-parts.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { launch } from './lib/launch.mjs'

// `npm run bench`, `npm run bench -- --rows 1000000`, `npm run bench -- --lists`: builds what is out of date, then measures. What cannot be built is named and left out.
ensureInstalled()
await buildParts()
const chromium = ensureChromium()
launch(['bench/main.ts', ...process.argv.slice(2)], chromium ? { CHROMIUM_PATH: chromium } : {})
