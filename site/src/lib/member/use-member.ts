import { isSignedIn, type MemberSession, memberSession } from './session.ts'
import { useStored } from '../use-stored.ts'

/**
 * Who is signed in in this browser, also when another tab signs in or out; null: nobody, and on the server and in the
 * first render, which repeats the server's.
 */
export function useMember(): MemberSession | null {
  const [session] = useStored(memberSession)
  return isSignedIn(session) ? session : null
}
