import { ensureInstalled } from './lib/install.mjs'
import { buildParts } from './lib/build-parts.mjs'
import { launch } from './lib/launch.mjs'
import { MEMORY, POOLS } from './lib/memory.mjs'

// `npm start`: from a fresh clone to a serving site. Plain JavaScript on what Node 20 has built in.
ensureInstalled()
if (await buildParts()) launch([...MEMORY, 'server/src/main.ts'], { NODE_ENV: 'production', ...POOLS })
else process.exitCode = 1
