import type { Field } from './field.ts'
import { number, type Program, type Step } from './program.ts'
import { act, type Action, ACTIONS, isSolved, startOf, type State } from './state.ts'

/** States looked at before it is given up: more than any field made here has. */
const STATES_MAX = 60_000

/** The shortest row of actions that does the task, found by breadth; undefined where there is none, or not soon. */
export function shortest(field: Field, statesMax = STATES_MAX): readonly Action[] | undefined {
  type Seen = { state: State; from?: Seen; by?: Action }
  const first: Seen = { state: startOf(field) }
  if (isSolved(first.state)) return []
  const known = new Set([keyOf(first.state)])
  // A queue that is walked while it grows.
  const queue = [first]
  for (const seen of queue) {
    for (const action of ACTIONS) {
      const { state, crash } = act(seen.state, action)
      if (crash) continue
      const key = keyOf(state)
      if (known.has(key)) continue
      known.add(key)
      if (known.size > statesMax) return undefined
      const next: Seen = { state, from: seen, by: action }
      if (isSolved(state)) return wayTo(next)
      queue.push(next)
    }
  }
  return undefined

  function wayTo(last: Seen): readonly Action[] {
    const way: Action[] = []
    for (let seen: Seen | undefined = last; seen?.by; seen = seen.from) way.push(seen.by)
    return way.toReversed()
  }
}

function keyOf({ rabbit, carrots, doorsTurned }: State): string {
  return `${rabbit.x},${rabbit.y},${rabbit.direction},${doorsTurned},${carrots.join('')}`
}

/**
 * The same row with as few blocks as loops inside loops can make of it: the cheapest of all cuts and foldings, by
 * length. n³ for n actions.
 */
export function fold(actions: readonly Action[]): readonly Step[] {
  type Folded = { cost: number; steps: readonly Step[] }
  const known = new Map<string, Folded>()
  const best = (from: number, to: number): Folded => {
    const key = `${from},${to}`
    const old = known.get(key)
    if (old) return old
    let found: Folded = { cost: to - from, steps: actions.slice(from, to).map((kind) => ({ kind })) }
    for (let cut = from + 1; cut < to; cut++) {
      const [left, right] = [best(from, cut), best(cut, to)]
      if (left.cost + right.cost < found.cost)
        found = { cost: left.cost + right.cost, steps: [...left.steps, ...right.steps] }
    }
    for (let length = 1; length <= (to - from) / 2; length++) {
      if ((to - from) % length !== 0 || !repeats(actions, from, to, length)) continue
      const body = best(from, from + length)
      if (body.cost + 1 < found.cost)
        found = {
          cost: body.cost + 1,
          steps: [{ kind: 'repeat', times: number((to - from) / length), body: body.steps }],
        }
    }
    known.set(key, found)
    return found
  }
  return best(0, actions.length).steps
}

function repeats(actions: readonly Action[], from: number, to: number, length: number): boolean {
  for (let index = from + length; index < to; index++) if (actions[index] !== actions[index - length]) return false
  return true
}

/** A program of loops for a field: good, if not always the best. */
export function solveWithLoops(field: Field): Program | undefined {
  const way = shortest(field)
  return way && { main: fold(way), functions: [] }
}
