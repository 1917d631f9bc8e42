import { ensureInstalled } from './lib/install.mjs'
import { launch } from './lib/launch.mjs'

// `npm run dev`: one process, one port; the server restarts when its sources change, Vite reloads the browser.
// Vite ends the process at SIGTERM without asking anybody: the server is ended by SIGINT, so that it stops PostgreSQL.
ensureInstalled()
launch(
  [
    '--watch-path=server/src',
    '--watch-path=server/migrations',
    '--watch-path=contract/src',
    '--watch-preserve-output',
    '--watch-kill-signal=SIGINT',
    'server/src/main.ts',
  ],
  { NODE_ENV: 'development', TUTU_DEV: '1' },
  'SIGINT',
)
