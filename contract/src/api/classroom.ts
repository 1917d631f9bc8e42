import { z } from 'zod'
import {
  CLASS_CODE,
  PASSWORD_PICTURES,
  PICTURES_NEEDED,
  PRAISE_NAMES,
  PUPIL_NAME_MAX,
  PUPILS_MAX,
  TASK_KIND_NAMES,
  taskNamedBy,
  UNSEEN,
} from '../core/classroom.ts'
import { defineCall } from './call.ts'
import { OwnMeeting } from './timetable.ts'
import { Moment, RowId } from './values.ts'

// `/api/classroom/*`: classes, for members who teach and for those who are in one.

/** As the class list has it: a nickname, unique in its class. One way of writing each: '小Ａ' is '小A'. */
const nickname = z.string('rule.required').normalize('NFKC').trim().min(1, 'rule.required')
const isSeen = (name: string): boolean => !UNSEEN.test(name)
const PupilName = nickname.max(PUPIL_NAME_MAX, 'class.nameLength').refine(isSeen, 'class.nameUnseen')
/** Seconds, before the year 10000: what is later is no day that calendars and databases know. */
const Due = Moment.min(0).max(253_402_300_799)
const ClassName = z
  .string('rule.required')
  .trim()
  .min(1, 'rule.required')
  .max(40, 'rule.tooLong')
  .refine(isSeen, 'class.nameUnseen')
const Pictures = z.array(z.enum(PASSWORD_PICTURES)).length(PICTURES_NEEDED, 'class.pictures')
const OfClass = z.object({ id: RowId })
const OfPupil = OfClass.extend({ user: RowId })

export const classCode = z
  .string('rule.required')
  .trim()
  .toLowerCase()
  .min(1, 'rule.required')
  .regex(CLASS_CODE, 'class.code')

/** `POST /api/user/checkIn` with the tab `class`: who has no password signs in by pictures. */
export const ClassSignIn = z.object({
  tab: z.literal('class'),
  classCode,
  nickname: nickname.max(50, 'rule.tooLong'),
  pictures: Pictures,
})

/** What a child is given to sign in with. Told when it is dealt and never again: only a hash is kept. */
const Card = z.object({ user: z.int(), name: z.string(), pictures: Pictures })
export type Card = z.output<typeof Card>

const Task = z.object({
  id: z.int(),
  kind: z.enum(TASK_KIND_NAMES),
  /** Of a lesson or an exercise its title. */
  title: z.string(),
  /** Of a tool's exercise the name under which its stars are kept; null: none, or the tool has it no longer. */
  exercise: z.string().nullable(),
  lesson: z.object({ id: z.int(), course: z.string(), slug: z.string() }).nullable(),
  duetime: Moment.nullable(),
})
export type Task = z.output<typeof Task>

export const mine = defineCall({
  method: 'GET',
  path: '/api/classroom/mine',
  title: { 'zh-cn': '我的班级', en: 'My classes' },
  access: 'member',
  answer: z.object({
    /** Whether the member may make classes. */
    teaches: z.boolean(),
    /** What is on or comes next of all of them. */
    next: OwnMeeting.nullable(),
    classes: z.array(z.object({ id: z.int(), name: z.string(), code: z.string(), open: z.boolean(), pupils: z.int() })),
    attends: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        teacher: z.string(),
        /** False: the account was made for this class and ends with it. */
        leavable: z.boolean(),
        /** The code of a typing race that is open. */
        race: z.string().nullable(),
        tasks: z.array(Task.extend({ done: z.boolean() })),
        praises: z.array(z.object({ phrase: z.enum(PRAISE_NAMES), createtime: Moment })),
      }),
    ),
  }),
})

export const create = defineCall({
  method: 'POST',
  path: '/api/classroom/create',
  title: { 'zh-cn': '新建班级', en: 'Make a class' },
  access: 'member',
  body: z.object({ name: ClassName }),
  labels: { name: { 'zh-cn': '班级名称', en: 'Name' } },
  answer: z.object({ id: z.int(), code: z.string() }),
})

export const change = defineCall({
  method: 'POST',
  path: '/api/classroom/change',
  title: { 'zh-cn': '修改班级', en: 'Rename, close or open a class' },
  access: 'member',
  body: OfClass.extend({ name: ClassName, open: z.boolean() }),
  labels: { name: { 'zh-cn': '班级名称', en: 'Name' } },
})

export const remove = defineCall({
  method: 'POST',
  path: '/api/classroom/remove',
  title: { 'zh-cn': '删除班级', en: 'Delete a class' },
  access: 'member',
  /** With all accounts that were made for it. */
  body: OfClass,
})

/** How far a child is in a lesson: begun, stuck (begun, and exercises went wrong since), done. */
const LessonState = z.enum(['begun', 'stuck', 'done'])

const Pupil = z.object({
  user: z.int(),
  name: z.string(),
  /** Made for this class, signs in by pictures. */
  made: z.boolean(),
  lasttime: Moment.nullable(),
  stars: z.int(),
  minutes: z.int(),
  praises: z.int(),
  /** How many of the meetings that were taken of them they came to. */
  came: z.int(),
  meetings: z.int(),
  /** By the lesson's number; not begun: absent. */
  lessons: z.record(z.string(), LessonState),
  /** Tasks that are done. */
  tasks: z.array(z.int()),
})
export type Pupil = z.output<typeof Pupil>

export const view = defineCall({
  method: 'GET',
  path: '/api/classroom/view',
  title: { 'zh-cn': '一个班的名单和进度', en: 'A class: who is in it and how far they are' },
  access: 'member',
  query: OfClass,
  answer: z.object({
    id: z.int(),
    name: z.string(),
    code: z.string(),
    open: z.boolean(),
    tasks: z.array(Task),
    /** Every course, for choosing a lesson; the grid shows those that somebody began or was asked to. */
    courses: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        used: z.boolean(),
        /** `open`: to everybody, or the course costs nothing. */
        lessons: z.array(z.object({ id: z.int(), number: z.int(), title: z.string(), open: z.boolean() })),
      }),
    ),
    pupils: z.array(Pupil),
  }),
})
export type ClassView = z.output<typeof view.answer>

export const addPupils = defineCall({
  method: 'POST',
  path: '/api/classroom/addPupils',
  title: { 'zh-cn': '把学生加进班', en: 'Put pupils on the list' },
  access: 'member',
  body: OfClass.extend({
    names: z.array(PupilName).min(1, 'rule.required').max(PUPILS_MAX, 'class.full'),
  }),
  labels: { names: { 'zh-cn': '名单', en: 'Names' } },
  answer: z.object({ cards: z.array(Card) }),
})

export const deal = defineCall({
  method: 'POST',
  path: '/api/classroom/deal',
  title: { 'zh-cn': '发新的图片密码', en: 'Deal new picture passwords' },
  access: 'member',
  body: OfClass.extend({ users: z.array(RowId).min(1, 'rule.required').max(PUPILS_MAX, 'class.full') }),
  answer: z.object({ cards: z.array(Card) }),
})

/** The lesson is over: on whatever computers the accounts of the class are still signed in, they are so no more. */
export const signOutAll = defineCall({
  method: 'POST',
  path: '/api/classroom/signOutAll',
  title: { 'zh-cn': '全班退出登录', en: 'Sign the whole class out' },
  access: 'member',
  /** Members with an account of their own stay signed in. */
  body: OfClass,
})

export const renamePupil = defineCall({
  method: 'POST',
  path: '/api/classroom/renamePupil',
  title: { 'zh-cn': '给学生换一个昵称', en: 'Give a pupil another nickname' },
  access: 'member',
  /** An account that was made for the class is called so everywhere; another one on this list alone. */
  body: OfPupil.extend({ name: PupilName }),
  labels: { name: { 'zh-cn': '昵称', en: 'Nickname' } },
})

export const removePupil = defineCall({
  method: 'POST',
  path: '/api/classroom/removePupil',
  title: { 'zh-cn': '把学生移出班', en: 'Take a pupil off the list' },
  access: 'member',
  /** An account that was made for the class is deleted with all that is its own; another one only leaves. */
  body: OfPupil,
})

export const addTask = defineCall({
  method: 'POST',
  path: '/api/classroom/addTask',
  title: { 'zh-cn': '布置任务', en: 'Set a task' },
  access: 'member',
  body: OfClass.extend({
    kind: z.enum(TASK_KIND_NAMES, 'request.malformed'),
    lesson: RowId.nullable(),
    exercise: z.string().max(40).nullable().default(null),
    title: z.string().trim().max(80, 'rule.tooLong'),
    duetime: Due.nullable(),
  }).superRefine((task, context) => {
    const naming = taskNamedBy(task.kind, task)
    if (!task[naming]) context.addIssue({ code: 'custom', path: [naming], message: 'rule.required' })
  }),
  labels: {
    lesson: { 'zh-cn': '课', en: 'Lesson' },
    exercise: { 'zh-cn': '哪个练习', en: 'Exercise' },
    title: { 'zh-cn': '要做什么', en: 'What to do' },
    duetime: { 'zh-cn': '哪天之前', en: 'Until' },
  },
  answer: z.object({ id: z.int() }),
})

export const removeTask = defineCall({
  method: 'POST',
  path: '/api/classroom/removeTask',
  title: { 'zh-cn': '撤掉任务', en: 'Take back a task' },
  access: 'member',
  body: OfClass.extend({ task: RowId }),
})

export const changeTask = defineCall({
  method: 'POST',
  path: '/api/classroom/changeTask',
  title: { 'zh-cn': '给任务换一个日期', en: 'Set another day for a task' },
  access: 'member',
  /** What it asks for stays: who has done it has done it. */
  body: OfClass.extend({ task: RowId, duetime: Due.nullable() }),
  labels: { duetime: { 'zh-cn': '哪天之前', en: 'Until' } },
})

export const remindOfTask = defineCall({
  method: 'POST',
  path: '/api/classroom/remindOfTask',
  title: { 'zh-cn': '提醒没做完任务的学生', en: 'Remind who has not done a task' },
  access: 'member',
  /** Of a task each is reminded once a day. */
  body: OfClass.extend({ task: RowId }),
  /** How many were reminded. */
  answer: z.object({ count: z.int() }),
})

const PupilProgram = z.object({ lesson: z.string(), code: z.string(), updatetime: Moment })
export type PupilProgram = z.output<typeof PupilProgram>

/** What a pupil wrote in lessons, the latest first: what is checked in their browser alone can be looked at here. */
export const pupilCode = defineCall({
  method: 'GET',
  path: '/api/classroom/pupilCode',
  title: { 'zh-cn': '一个学生在课上写的程序', en: 'What a pupil wrote in lessons' },
  access: 'member',
  query: OfPupil,
  answer: z.object({ programs: z.array(PupilProgram) }),
})

export const praise = defineCall({
  method: 'POST',
  path: '/api/classroom/praise',
  title: { 'zh-cn': '送一颗星', en: 'Give a star' },
  access: 'member',
  body: OfPupil.extend({ phrase: z.enum(PRAISE_NAMES, 'request.malformed') }),
})

export const finishTask = defineCall({
  method: 'POST',
  path: '/api/classroom/finishTask',
  title: { 'zh-cn': '我做完了', en: 'Say that a task is done' },
  access: 'member',
  inChildMode: true,
  body: OfClass.extend({ task: RowId, done: z.boolean() }),
})

export const join = defineCall({
  method: 'POST',
  path: '/api/classroom/join',
  title: { 'zh-cn': '用班级号加入班级', en: 'Join a class by its code' },
  access: 'member',
  needs: 'joining',
  body: z.object({ code: classCode, name: PupilName }),
  labels: { code: { 'zh-cn': '班级号', en: 'Class code' }, name: { 'zh-cn': '班里的名字', en: 'Name in the class' } },
})

export const leave = defineCall({
  method: 'POST',
  path: '/api/classroom/leave',
  title: { 'zh-cn': '退出班级', en: 'Leave a class' },
  access: 'member',
  body: OfClass,
})
