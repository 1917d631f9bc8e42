import { describe, expect, it } from 'vitest'
import { widget, widgetRecord } from '../testing/widget.ts'
import { firstError, placeErrors, summaryOf } from './form-errors.ts'
import { initialValues, missingTexts, valuesToPost } from './form-values.ts'
import { validate } from './validate.ts'

const record = initialValues(widget, 'zh-cn', widgetRecord(1))
const fresh = initialValues(widget, 'zh-cn', undefined, { shelf_id: 5 })

describe('a form’s values', () => {
  it('start with the definition’s defaults, money out of cents, and what the list is narrowed to', () => {
    expect(fresh).toMatchObject({ price: '10.50', state: 'fresh', status: '1', uses: [], weight: null, shelf_id: 5 })
    expect(fresh.title).toEqual({ 'zh-cn': '', en: '' })
  })

  it('post nothing where nothing changed', () => expect(valuesToPost(widget, record, record)).toEqual({}))

  it('post only what changed, texts by language, an emptied one as null', () => {
    const now = { ...record, slug: 'new', title: { 'zh-cn': '零件1', en: '' }, sold: null }
    expect(valuesToPost(widget, record, now)).toEqual({ slug: 'new', title_i18n: { en: null }, sold: null })
  })

  it('of a new record are posted whole', () => {
    const body = valuesToPost(widget, undefined, { ...fresh, title: { 'zh-cn': '新', en: '' } })
    expect(body).toMatchObject({ title_i18n: { 'zh-cn': '新', en: null }, slug: null, price: '10.50', shelf_id: 5 })
    expect(body).not.toHaveProperty('weigh')
  })

  it('know which texts a language lacks', () => {
    expect(missingTexts(widget, record, 'en')).toEqual(['note'])
    expect(missingTexts(widget, fresh, 'zh-cn')).toEqual(['title'])
  })
})

describe('messages find their language', () => {
  it('the one without the required text', () => {
    const now = { ...record, title: { 'zh-cn': '', en: 'Part' } }
    expect(placeErrors(widget, { title: '缺中文', slug: '已用' }, record, now, 'en')).toEqual({
      title: { 'zh-cn': '缺中文' },
      slug: { any: '已用' },
    })
  })

  it('else the one that was changed', () => {
    const now = { ...record, title: { 'zh-cn': '零件1', en: 'Other' } }
    expect(placeErrors(widget, { title_i18n: '重复' }, record, now, 'zh-cn')).toEqual({ title: { en: '重复' } })
  })

  it('else the one in sight', () => {
    expect(placeErrors(widget, { title: '重复' }, record, record, 'en')).toEqual({ title: { en: '重复' } })
  })

  it('the first in the form’s order is gone to, whatever tab it is in', () => {
    expect(firstError(widget, { slug: { any: 'x' }, title: { en: 'y' } }, 'zh-cn')).toEqual({
      name: 'title',
      language: 'en',
    })
  })
})

describe('what is wrong, in one line', () => {
  it.each([
    [{ slug: { any: '已被使用' } }, '网址名：已被使用'],
    [{ slug: { any: '请填写网址名' } }, '请填写网址名'],
    [{ slug: { any: 'x' }, title: { en: '太长了' } }, '标题：太长了（共 2 项需要修改）'],
    // Of a field that the form does not show.
    [{ elsewhere: { any: 'x' } }, '有 1 项需要修改'],
  ])('%j: %s', (errors, said) => expect(summaryOf(widget, errors, 'zh-cn', 'zh-cn')).toBe(said))

  it('of two fields of one name it is said which: the one of that part of the form', () => {
    const label = { 'zh-cn': '存储桶', en: 'Bucket' }
    const twice = {
      ...widget,
      groups: { oss: { 'zh-cn': '阿里云', en: 'Aliyun' }, s3: { 'zh-cn': 'S3', en: 'S3' } },
      fields: {
        one: { kind: 'text', label, form: { group: 'oss' } },
        other: { kind: 'text', label, form: { group: 's3' } },
      },
    } as const
    expect(summaryOf(twice, { other: { any: '太长了' } }, 'zh-cn', 'zh-cn')).toBe('S3 存储桶：太长了')
    expect(summaryOf(twice, { one: { any: '请填写存储桶' } }, 'zh-cn', 'en')).toBe('Aliyun Bucket: 请填写存储桶')
  })
})

describe('the form is checked by the server’s schemas', () => {
  it('finds nothing wrong with a record as it came', () => expect(validate(widget, record, 'zh-cn', false)).toEqual({}))

  it('asks for what is missing in the words of its kind', () => {
    expect(validate(widget, { ...fresh, title: { 'zh-cn': '', en: 'Part' }, shelf_id: null }, 'zh-cn', true)).toEqual({
      title: { 'zh-cn': expect.stringContaining('请填写标题的中文内容') },
      slug: { any: '请填写网址名' },
      shelf_id: { any: '请选择架子' },
    })
  })

  it('puts a wrong text under its language, and compares fields', () => {
    const now = { ...record, title: { 'zh-cn': '零件', en: 'x'.repeat(21) }, slug: 'No!', size: 1 }
    expect(validate(widget, now, 'en', false)).toEqual({
      title: { en: 'At most 20 characters' },
      slug: { any: 'Use lower-case letters, digits and hyphens, for example my-course' },
      size: { any: 'Must not be less than “Weight”' },
    })
  })
})
