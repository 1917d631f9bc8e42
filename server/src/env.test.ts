import { expect, test } from 'vitest'
import { parseEnv } from './env.ts'

test('everything is optional', () => {
  expect(parseEnv({})).toMatchObject({
    PORT: 8000,
    HOST: '127.0.0.1',
    SEED: 'demo',
    TERMINAL: 'on',
    LOG_LEVEL: 'warn',
    TUTU_DEV: false,
  })
  expect(parseEnv({}).DATA_DIR).toMatch(/[/\\]data$/)
})

test('an empty value counts as absent, an unknown key is left alone', () => {
  expect(parseEnv({ PORT: '', DATABASE_URL: '', PATH: '/bin' })).not.toHaveProperty('PATH')
})

test('one line names every bad key', () => {
  const bad = {
    PORT: '80000',
    DATABASE_URL: 'mysql://localhost',
    PUBLIC_URL: 'www.example.com',
    ADMIN_PASSWORD: 'a<b>c&d',
    SEED: 'yes',
    TERMINAL: 'maybe',
    LOG_LEVEL: 'loud',
    SMTP_URL: 'mail.example.com',
  }
  let message = ''
  try {
    parseEnv(bad)
  } catch (error) {
    message = (error as Error).message
  }
  for (const key of Object.keys(bad)) expect(message).toContain(`${key} must`)
  expect(message).not.toContain('\n')
  expect(message).not.toContain('a<b>c&d')
})

test.each([
  ['127.0.0.1', 'on'],
  ['localhost', 'on'],
  ['::1', 'on'],
  ['0.0.0.0', 'off'],
  ['192.168.1.2', 'off'],
])('listening on %s the web terminal is %s unless asked for', (HOST, terminal) => {
  expect(parseEnv({ HOST }).TERMINAL).toBe(terminal)
  expect(parseEnv({ HOST, TERMINAL: 'on' }).TERMINAL).toBe('on')
})

test.each([
  ['0', 0],
  ['65535', 65_535],
])('PORT=%s', (PORT, number) => expect(parseEnv({ PORT }).PORT).toBe(number))

test.each(['-1', '8000x', '1e3', ' 80'])('PORT=%j is refused', (PORT) => {
  expect(() => parseEnv({ PORT })).toThrow('PORT must be a port number')
})

test('PUBLIC_URL loses its slash', () => {
  expect(parseEnv({ PUBLIC_URL: 'https://tutu.example/' }).PUBLIC_URL).toBe('https://tutu.example')
})
