import { beforeEach, describe, expect, test, vi } from 'vitest'
import { clearAdminInfo, fillAdminInfo, isSignedIn, readAdminTokens, signInHere, useAdminInfo } from './admin-info.ts'
import { setLayout, storeLanguage, useConfig } from './config.ts'

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')?.state

beforeEach(() => {
  localStorage.clear()
  clearAdminInfo()
})

describe('adminInfo', () => {
  test('is stored under its own key; signed in means id and token', () => {
    expect(isSignedIn(useAdminInfo.getState())).toBe(false)
    fillAdminInfo({ id: 1, username: 'admin', token: 't', refreshToken: 'r' })
    expect(stored('adminInfo')).toMatchObject({ id: 1, username: 'admin', token: 't', refreshToken: 'r' })
    expect(isSignedIn(useAdminInfo.getState())).toBe(true)
  })

  test('signing out leaves nothing of it', () => {
    fillAdminInfo({ id: 1, username: 'admin', token: 't', refreshToken: 'r' })
    clearAdminInfo()
    expect(stored('adminInfo')).toMatchObject({ id: 0, username: '', token: '', refreshToken: '' })
  })

  test('tokens are read as another tab has just stored them', () => {
    fillAdminInfo({ id: 1, token: 'old', refreshToken: 'r' })
    const other = { ...useAdminInfo.getState(), token: 'new' }
    localStorage.setItem('adminInfo', JSON.stringify({ state: other, version: 0 }))
    expect(readAdminTokens()).toEqual({ token: 'new', refreshToken: 'r' })
  })

  test('a page that is loaded belongs to whom it finds stored', async () => {
    fillAdminInfo({ id: 2, username: 'editor', token: 't' })
    vi.resetModules()
    const { useAdminInfo: loaded } = await import('./admin-info.ts')
    expect(loaded.getState()).toMatchObject({ id: 2, username: 'editor', token: 't' })
  })

  test('of another administrator none are read, and what is stored for them stays', () => {
    fillAdminInfo({ id: 1, username: 'admin', token: 't', refreshToken: 'r' })
    const other = { ...useAdminInfo.getState(), id: 2, username: 'editor', token: 'theirs' }
    localStorage.setItem('adminInfo', JSON.stringify({ state: other, version: 0 }))
    expect(readAdminTokens()).toEqual({ token: '', refreshToken: '' })
    expect(useAdminInfo.getState()).toMatchObject({ id: 1, username: 'admin' })
    fillAdminInfo({ token: 'refreshed' })
    clearAdminInfo()
    expect(stored('adminInfo')).toEqual(other)
    signInHere({ id: 1, token: 'again' })
    expect(stored('adminInfo')).toMatchObject({ id: 1, token: 'again' })
  })
})

describe('storeConfig', () => {
  test('begins with the defaults of the specification', () => {
    expect(useConfig.getState()).toMatchObject({
      layout: { layoutMode: 'Default', isDark: null, menuWidth: 220, menuCollapse: false },
      lang: { defaultLang: 'zh-cn', fallbackLang: 'zh-cn', langArray: ['zh-cn', 'en'] },
    })
  })

  test('keeps what the user chose', () => {
    setLayout({ isDark: true, menuCollapse: true })
    storeLanguage('en')
    expect(stored('storeConfig')).toMatchObject({
      layout: { isDark: true, menuCollapse: true },
      lang: { defaultLang: 'en' },
    })
  })

  test('settings of an earlier version get the new ones with their defaults', async () => {
    useConfig.setState(useConfig.getInitialState(), true)
    localStorage.setItem('storeConfig', JSON.stringify({ state: { layout: { isDark: false } }, version: 0 }))
    await useConfig.persist.rehydrate()
    expect(useConfig.getState()).toMatchObject({
      layout: { isDark: false, menuWidth: 220 },
      lang: { defaultLang: 'zh-cn' },
    })
  })
})
