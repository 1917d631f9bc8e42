const KEY = 'tutu.class'

/** The code of the class whose child last signed in on this device; of the child nothing. */
export const lastClass = {
  read(): string {
    try {
      return localStorage.getItem(KEY) ?? ''
    } catch {
      return ''
    }
  },
  write(code: string): void {
    try {
      localStorage.setItem(KEY, code)
    } catch {
      // It is typed again then.
    }
  },
}
