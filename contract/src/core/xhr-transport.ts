import { type Transport, TransportError } from './transport.ts'

/**
 * Over XMLHttpRequest, for uploads: reports progress, and its time-out is one of silence, so that a large file on a
 * slow line is not cut off while its bytes still move.
 */
export function xhrTransport(create: () => XMLHttpRequest = () => new XMLHttpRequest()): Transport {
  return ({ url, method, headers, body, timeout, signal, onProgress }) =>
    new Promise((resolve, reject) => {
      const xhr = create()
      let silence: ReturnType<typeof setTimeout> | undefined

      const settle = (finish: () => void) => {
        clearTimeout(silence)
        signal.removeEventListener('abort', cancel)
        finish()
      }
      const give = (reason: TransportError['reason']) => settle(() => reject(new TransportError(reason)))
      const cancel = () => {
        give('cancelled')
        xhr.abort()
      }
      const heard = () => {
        clearTimeout(silence)
        silence = setTimeout(() => {
          give('timeout')
          xhr.abort()
        }, timeout)
      }

      if (signal.aborted) return give('cancelled')
      signal.addEventListener('abort', cancel)
      xhr.upload.onprogress = (event) => {
        heard()
        onProgress?.(event.loaded, event.total)
      }
      xhr.onprogress = heard
      xhr.onload = () => settle(() => resolve({ status: xhr.status, body: xhr.responseText }))
      xhr.onerror = () => give('network')
      xhr.open(method, url)
      for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
      heard()
      xhr.send(body)
    })
}
