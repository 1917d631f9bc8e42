import { ensureInstalled } from './lib/install.mjs'
import { launch } from './lib/launch.mjs'
import { inRoot } from './lib/paths.mjs'

// `npm run dev`: one process, one port; the server restarts when its sources change, Vite reloads the browser.
ensureInstalled()
launch(
  [
    inRoot('scripts/lib/run-again.mjs'),
    'server/src',
    'server/migrations',
    'contract/src',
    'learning/src',
    '--',
    'server/src/main.ts',
  ],
  { NODE_ENV: 'development', TUTU_DEV: '1' },
)
