import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchTransport, type TransportRequest } from './transport.ts'
import { xhrTransport } from './xhr-transport.ts'

const request = (more: Partial<TransportRequest> = {}): TransportRequest => ({
  url: '/x',
  method: 'POST',
  headers: { server: 'true' },
  body: 'body',
  timeout: 10_000,
  signal: new AbortController().signal,
  ...more,
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('fetch', () => {
  /** Answers never, but gives up when told. */
  const silent = (_input: unknown, init?: RequestInit) =>
    new Promise<Response>((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))

  test('any status is an answer', async () => {
    const fetcher = vi.fn(async () => new Response('gone', { status: 410 }))
    expect(await fetchTransport(fetcher)(request())).toEqual({ status: 410, body: 'gone' })
    expect(fetcher).toHaveBeenCalledWith('/x', expect.objectContaining({ method: 'POST', body: 'body' }))
  })

  test('times out after the whole of 10 s', async () => {
    const failed = vi.fn()
    const answer = fetchTransport(silent)(request()).catch(failed)
    await vi.advanceTimersByTimeAsync(9999)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await answer
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ reason: 'timeout' }))
  })

  test('is cancelled by the signal', async () => {
    const stop = new AbortController()
    const answer = fetchTransport(silent)(request({ signal: stop.signal }))
    stop.abort()
    await expect(answer).rejects.toMatchObject({ reason: 'cancelled' })
  })

  test('a refused connection is a network failure', async () => {
    const fetcher = () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(fetchTransport(fetcher)(request())).rejects.toMatchObject({ reason: 'network' })
  })
})

describe('XMLHttpRequest', () => {
  function setUpXhr() {
    const xhr = {
      upload: {} as { onprogress?: (event: { loaded: number; total: number }) => void },
      onload: () => undefined as void,
      onerror: () => undefined as void,
      onprogress: () => undefined as void,
      status: 200,
      responseText: 'answer',
      open: vi.fn(),
      setRequestHeader: vi.fn(),
      send: vi.fn(),
      abort: vi.fn(),
    }
    return { xhr, transport: xhrTransport(() => xhr as unknown as XMLHttpRequest) }
  }

  test('sends, reports progress and answers', async () => {
    const { xhr, transport } = setUpXhr()
    const onProgress = vi.fn()
    const answer = transport(request({ onProgress }))
    xhr.upload.onprogress?.({ loaded: 5, total: 10 })
    xhr.onload()
    expect(await answer).toEqual({ status: 200, body: 'answer' })
    expect(xhr.open).toHaveBeenCalledWith('POST', '/x')
    expect(xhr.setRequestHeader).toHaveBeenCalledWith('server', 'true')
    expect(xhr.send).toHaveBeenCalledWith('body')
    expect(onProgress).toHaveBeenCalledWith(5, 10)
  })

  test('times out after 10 s of silence, however long the upload takes', async () => {
    const { xhr, transport } = setUpXhr()
    const settled = vi.fn()
    const answer = transport(request()).catch(settled)
    for (let loaded = 1; loaded <= 6; loaded += 1) {
      await vi.advanceTimersByTimeAsync(9_000)
      xhr.upload.onprogress?.({ loaded, total: 10 })
    }
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(10_000)
    await answer
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ reason: 'timeout' }))
    expect(xhr.abort).toHaveBeenCalled()
  })

  test('is cancelled by the signal, before or during', async () => {
    const { xhr, transport } = setUpXhr()
    await expect(transport(request({ signal: AbortSignal.abort() }))).rejects.toMatchObject({ reason: 'cancelled' })
    expect(xhr.send).not.toHaveBeenCalled()
    const stop = new AbortController()
    const answer = transport(request({ signal: stop.signal }))
    stop.abort()
    await expect(answer).rejects.toMatchObject({ reason: 'cancelled' })
    expect(xhr.abort).toHaveBeenCalled()
  })

  test('a lost connection is a network failure', async () => {
    const { xhr, transport } = setUpXhr()
    const answer = transport(request())
    xhr.onerror()
    await expect(answer).rejects.toMatchObject({ reason: 'network' })
  })
})
