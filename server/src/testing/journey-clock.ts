// Loaded into the server of a journey (e2e/tutu-test.ts) before anything else: what time it is there and in its database can
// be put forward, by a message of so many ms. Timers keep the time of the machine.

const RealDate = Date
let ahead = 0

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made) as Date,
  get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
})

function now(): number {
  return RealDate.now() + ahead
}

process.on('message', (ms: number) => void putForward(ms))
// Nothing waits for another message when the server is to end.
process.channel?.unref()

async function putForward(ms: number): Promise<void> {
  ahead += ms
  // Here, so that nothing of the server is loaded before its clock is replaced.
  const { openForCommand } = await import('../data/command.ts')
  const { parseEnv } = await import('../env.ts')
  const { database, close } = await openForCommand(parseEnv(), 'a journey')
  await database.pool.query(`
    create or replace function epoch_seconds() returns bigint
      language sql stable parallel safe
      return extract(epoch from now())::bigint + ${Math.round(ahead / 1000)}
  `)
  await close()
  process.send?.(ahead)
}
