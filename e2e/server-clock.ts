// Loaded into the server of a journey before anything else: what time it is there can be put forward, by a message of so many
// ms. Timers and the database keep the time of the machine.

const RealDate = Date
let ahead = 0

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made) as Date,
  get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
})

function now(): number {
  return RealDate.now() + ahead
}

process.on('message', (ms: number) => {
  ahead += ms
  process.send?.(ahead)
})
// Nothing waits for another message when the server is to end.
process.channel?.unref()
