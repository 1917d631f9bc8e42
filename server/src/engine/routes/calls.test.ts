import { once } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { callerGone } from './calls.ts'

test('a caller who went while it was asked who they are has gone', async () => {
  const raw = new ServerResponse(new IncomingMessage(new Socket()))
  raw.destroy()
  await once(raw, 'close')
  expect(callerGone({ raw } as FastifyReply).aborted).toBe(true)
})
