/**
 * Requests in flight, so that the same question is asked once (spec 9, wire decision 11):
 * a caller asking the same again cancels its own earlier read; otherwise equal requests ride along and share one answer.
 */
export type Boarding<R> = {
  /** Equal for equal requests; undefined: like no other. */
  key: string | undefined
  /** Present: this caller's earlier request with the same key is given up. Leave it out for writes. */
  caller: string | undefined
  signal: AbortSignal | undefined
  start: (signal: AbortSignal) => Promise<R>
  /** The error of a passenger who leaves before the answer. */
  cancelled: (why: 'duplicate' | 'signal') => Error
}

type Flight<R> = { answer: Promise<R>; passengers: number; abort: AbortController }

export function createFlights<R>(): (boarding: Boarding<R>) => Promise<R> {
  const flights = new Map<string, Flight<R>>()
  const leaveOf = new Map<string, () => void>()

  function depart({ key, start }: Boarding<R>): Flight<R> {
    const abort = new AbortController()
    const flight: Flight<R> = { answer: start(abort.signal), passengers: 0, abort }
    if (key === undefined) return flight
    flights.set(key, flight)
    const land = () => forget(key, flight)
    flight.answer.then(land, land)
    return flight
  }

  function forget(key: string, flight: Flight<R>) {
    if (flights.get(key) === flight) flights.delete(key)
  }

  return function board(boarding) {
    const { key, caller, signal, cancelled } = boarding
    if (signal?.aborted) return Promise.reject(cancelled('signal'))
    const seat = key !== undefined && caller !== undefined ? `${caller}\n${key}` : undefined
    if (seat !== undefined) leaveOf.get(seat)?.()

    const flight = (key !== undefined ? flights.get(key) : undefined) ?? depart(boarding)
    flight.passengers += 1
    return new Promise((resolve, reject) => {
      const disembark = () => {
        signal?.removeEventListener('abort', onAbort)
        if (seat !== undefined && leaveOf.get(seat) === onDuplicate) leaveOf.delete(seat)
      }
      const leave = (why: 'duplicate' | 'signal') => {
        disembark()
        reject(cancelled(why))
        flight.passengers -= 1
        if (flight.passengers > 0) return
        if (key !== undefined) forget(key, flight)
        flight.abort.abort()
      }
      const onAbort = () => leave('signal')
      const onDuplicate = () => leave('duplicate')

      signal?.addEventListener('abort', onAbort)
      if (seat !== undefined) leaveOf.set(seat, onDuplicate)
      flight.answer.finally(disembark).then(resolve, reject)
    })
  }
}
