/** A reason not to start (or to stop) that is the operator's to mend: printed as one line, without a stack. */
export class StartError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StartError'
  }
}
