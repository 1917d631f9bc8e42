import { expect, test } from 'vitest'
import { childEnvironment, parseEnv, targetsIn, threadEnvironment } from './env.ts'

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
    TRUST_PROXY: 'my-proxy',
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

test.each([
  ['https://tutu.example', 'https://tutu.example'],
  ['https://tutu.example/', 'https://tutu.example'],
  ['http://127.0.0.1:8000', 'http://127.0.0.1:8000'],
  ['https://[::1]:8443/', 'https://[::1]:8443'],
  ['HTTPS://Tutu.Example', 'https://tutu.example'],
  ['https://图图.example', 'https://xn--wcsa.example'],
])('PUBLIC_URL=%s is the origin %s', (PUBLIC_URL, origin) => {
  expect(parseEnv({ PUBLIC_URL }).PUBLIC_URL).toBe(origin)
})

test.each([
  'https://tutu.example/sub',
  'https://tutu.example/?q=1',
  'https://tutu.example/sub?q=1',
  'https://tutu.example/#top',
  'https://user@tutu.example',
  'https://user:pw-4711@tutu.example',
  'https://:pw-4711@tutu.example/',
  'ftp://tutu.example',
  'tutu.example:8000',
  'https://',
])('PUBLIC_URL=%s is no origin: refused by name, without its value', (PUBLIC_URL) => {
  expect(() => parseEnv({ PUBLIC_URL })).toThrow(/^Bad settings: PUBLIC_URL must be an origin[^\n]*\.$/)
  expect(() => parseEnv({ PUBLIC_URL })).not.toThrow(/4711|tutu/)
})

test('private targets are allowed one by one, all, or none; what the environment names itself always', () => {
  const none = parseEnv({ SMTP_URL: 'smtp://mail.corp' })
  expect(targetsIn(none)('smtp_server')).toBe('everywhere')
  expect(targetsIn(none)('s3_endpoint')).toEqual([])
  expect(targetsIn(parseEnv({ ALLOW_PRIVATE_TARGETS: 'on' }))('s3_endpoint')).toBe('everywhere')
  expect(targetsIn(parseEnv({ ALLOW_PRIVATE_TARGETS: '10.0.0.0/8' }))('cdn_url')).toHaveLength(1)
  expect(() => parseEnv({ ALLOW_PRIVATE_TARGETS: 'mail.corp' })).toThrow(
    /^Bad settings: ALLOW_PRIVATE_TARGETS must be on,/,
  )
})

test('programs that are started get no setting of the site', () => {
  const given = {
    PATH: '/bin',
    LANG: 'C',
    TZ: 'UTC',
    ADMIN_PASSWORD: 'x',
    SECRET_KEY: 'x',
    SMTP_URL: 'x',
    PGPASSWORD: 'x',
  }
  expect(childEnvironment(given)).toEqual({ PATH: '/bin', LANG: 'C', TZ: 'UTC' })
})

test('a thread finds compiled code, and nothing else of the environment', () => {
  expect(threadEnvironment({ PATH: '/bin', SECRET_KEY: 'x', NODE_COMPILE_CACHE: '/code' })).toEqual({
    NODE_COMPILE_CACHE: '/code',
  })
  expect(threadEnvironment({ PATH: '/bin' })).toEqual({})
})

test('mail, storage and SMS can be fixed by the environment, each variable named', () => {
  const { fixed } = parseEnv({
    SMTP_URL: 'smtps://me%40example.com:p%2Fw%20d@mail.example.com',
    STORAGE: 'oss',
    OSS_BUCKET: 'tutu-files',
    SMS_DRIVER: 'aliyun',
    SMS_ALIYUN_SECRET: 'abc',
  })
  expect(fixed.values).toEqual({
    smtp_server: 'mail.example.com',
    smtp_port: 465,
    smtp_user: 'me@example.com',
    smtp_pass: 'p/w d',
    smtp_verification: 'SSL',
    upload_mode: 'oss',
    oss_bucket: 'tutu-files',
    sms_driver: 'aliyun',
    sms_aliyun_secret: 'abc',
  })
  expect(fixed.variables).toMatchObject({ smtp_pass: 'SMTP_URL', upload_mode: 'STORAGE', oss_bucket: 'OSS_BUCKET' })
})

test.each([
  ['smtp://mail.example.com', 587, 'TLS'],
  ['smtp://127.0.0.1:1025?tls=none', 1025, 'none'],
  ['smtps://mail.example.com:4465', 4465, 'SSL'],
])('SMTP_URL=%s', (SMTP_URL, smtp_port, smtp_verification) =>
  expect(parseEnv({ SMTP_URL }).fixed.values).toMatchObject({ smtp_port, smtp_verification }),
)

test('bad ones stop the start, and no secret is in the message', () => {
  const bad = {
    SMTP_URL: 'smtp://me:%E0%A4%A@mail.example.com',
    STORAGE: 'ftp',
    OSS_BUCKET: 'Big Bucket',
    S3_ENDPOINT: 's3.example.com',
    S3_SECRET: 'with a space-9137',
    SMS_DRIVER: 'pigeon',
    SMS_TENCENT_APP_ID: 'abc',
    SECRET_KEY: 'short-4711',
  }
  let message = ''
  try {
    parseEnv(bad)
  } catch (error) {
    message = (error as Error).message
  }
  for (const key of Object.keys(bad)) expect(message).toContain(`${key} must`)
  expect(message).not.toMatch(/9137|4711|\n/)
})

test('keys come with commas between them', () => {
  const [a, b] = ['ab'.repeat(32), 'cd'.repeat(32)]
  expect(parseEnv({ SECRET_KEY: `${a}, ${b}` }).SECRET_KEY).toEqual([a, b])
  expect(parseEnv({}).SECRET_KEY).toEqual([])
})

test.each([
  ['none', ''],
  ['https://cdn.example.com', 'https://cdn.example.com'],
])('CDN_URL=%s comes before the setting', (CDN_URL, cdn_url) =>
  expect(parseEnv({ CDN_URL }).fixed).toEqual({ values: { cdn_url }, variables: { cdn_url: 'CDN_URL' } }),
)

test.each([
  [undefined, true, false],
  ['off', false, false],
  ['10.0.0.0/8', false, true],
  ['loopback, 10.1.0.0/16', true, true],
])('TRUST_PROXY=%s believes this machine: %s, 10.1.2.3: %s', (TRUST_PROXY, machine, network) => {
  const isTrusted = parseEnv({ TRUST_PROXY }).TRUST_PROXY
  expect([isTrusted('127.0.0.1'), isTrusted('::1'), isTrusted('10.1.2.3')]).toEqual([machine, machine, network])
})
