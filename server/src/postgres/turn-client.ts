import { Socket } from 'node:net'
import pg from 'pg'

/**
 * A connection that sends what it is asked in one turn of the event loop at once, when the turn is over: statements of several
 * requests leave in one packet, and the database is woken once for all of them. An encrypted connection writes past its socket, and gains nothing.
 */
export class TurnClient extends pg.Client {
  readonly #socket: Socket
  readonly #send = (): void => this.#socket.uncork()

  constructor(config: pg.ClientConfig = {}) {
    const socket = new Socket()
    // The pool hides the password from those who copy its options.
    super({ ...config, password: config.password, stream: () => socket })
    this.#socket = socket
  }

  // With all that the driver's own takes and answers.
  override query(...given: never[]): never {
    if (this.#socket.writableCorked === 0) {
      this.#socket.cork()
      setImmediate(this.#send)
    }
    return super.query(...(given as unknown as [pg.QueryConfig])) as never
  }
}
