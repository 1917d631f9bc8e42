import { startReport } from './report-form.ts'
import { startResponses } from './say.ts'

/** What answers the presses of members: it talks to the server, and comes when it is wanted. */
export function startMembers(): void {
  startResponses()
  startReport()
}
