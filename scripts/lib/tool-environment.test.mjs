import { expect, test } from 'vitest'
import { toolEnvironment } from './tool-environment.mjs'

test('tools hear of programs, language, proxies and npm, and of no setting of the site', () => {
  const passed = {
    PATH: '/usr/bin',
    HOME: '/home/me',
    LC_ALL: 'C.UTF-8',
    https_proxy: 'http://proxy:3128',
    npm_config_registry: 'https://registry.example',
    NODE_EXTRA_CA_CERTS: '/etc/ca.pem',
  }
  const settings = {
    ADMIN_PASSWORD: 'carrot-2026',
    SECRET_KEY: 'ab',
    DATABASE_URL: 'postgres://me:secret@db/tutu',
    SMTP_URL: 'smtp://me:secret@mail.example',
    OSS_SECRET: 'x',
    S3_SECRET: 'x',
    SMS_ALIYUN_SECRET: 'x',
  }
  expect(toolEnvironment({ ...passed, ...settings })).toEqual(passed)
})
