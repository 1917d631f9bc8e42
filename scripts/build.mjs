import { ensureInstalled } from './lib/install.mjs'
import { buildParts } from './lib/build-parts.mjs'

ensureInstalled()
if (!(await buildParts({ all: true }))) process.exitCode = 1
