import { ensureInstalled } from './lib/install.mjs'
import { launch } from './lib/launch.mjs'

// `node scripts/run.mjs <file.ts> [arguments]`: runs a TypeScript file of the server.
const args = process.argv.slice(2)
if (args.length === 0) {
  process.stderr.write('Usage: node scripts/run.mjs <file.ts> [arguments]\n')
  process.exit(2)
}
ensureInstalled()
launch(args, { NODE_ENV: 'production' })
