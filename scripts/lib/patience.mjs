import { vi } from 'vitest'

/** How long a test waits for what it means, ms: the machine may be slow and have more to do. It goes on as soon as that is there. */
const PATIENCE = 60_000

// Of its own a wait of `vi.waitFor` ends after a second, and no setting changes that. Files that share a worker share `vi`.
const { waitFor } = vi
if (!('isPatient' in waitFor)) vi.waitFor = Object.assign(patient, { isPatient: true })

function patient(check, options) {
  return waitFor(check, typeof options === 'number' ? options : { timeout: PATIENCE, ...options })
}
