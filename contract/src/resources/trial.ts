import { defineResource } from '../definition/define-resource.ts'
import { BY_SERVER } from '../fields/standard.ts'
import { EMAIL, MOBILE } from '../fields/account.ts'

/** Characters of what families write. */
export const TRIAL_NAME_MAX = 40
export const TRIAL_AGE_MAX = 20
export const TRIAL_WISH_MAX = 500
/** What a trial lesson is called whose family is not known any more (`server/src/trial/clear.ts`). */
export const CLEARED_NAME = '已清除 · Cleared'

const NEXT_DAY = {
  kind: 'date',
  label: { 'zh-cn': '下次联系', en: 'Next contact' },
  hint: { 'zh-cn': '到那天会出现在控制台。不填：不用再联系', en: 'Stands on the dashboard that day. Empty: none' },
} as const
const NOTE = {
  kind: 'textarea',
  label: { 'zh-cn': '跟进记录', en: 'Note' },
  hint: { 'zh-cn': '说了什么、约了什么。只在后台可见', en: 'What was said and agreed. Seen in the back office only' },
  max: 1000,
  rows: 3,
} as const
const STATES = {
  new: { 'zh-cn': '待联系', en: 'New', accent: 'honey' },
  contacted: { 'zh-cn': '已联系', en: 'Contacted', accent: 'sky' },
  booked: { 'zh-cn': '已约好', en: 'Booked', accent: 'violet' },
  came: { 'zh-cn': '来了', en: 'Came', accent: 'leaf' },
  missed: { 'zh-cn': '没有来', en: 'Did not come', accent: 'carrot' },
  joined: { 'zh-cn': '报名了', en: 'Joined', accent: 'leaf' },
  lost: { 'zh-cn': '没有报名', en: 'Lost', accent: 'teal' },
} as const
const REASONS = {
  price: { 'zh-cn': '价格', en: 'Price' },
  time: { 'zh-cn': '时间不合适', en: 'No time that suits' },
  distance: { 'zh-cn': '路太远', en: 'Too far' },
  interest: { 'zh-cn': '孩子没有兴趣', en: 'The child is not interested' },
  elsewhere: { 'zh-cn': '去了别处', en: 'Went elsewhere' },
  unreachable: { 'zh-cn': '联系不上', en: 'Cannot be reached' },
  other: { 'zh-cn': '别的原因', en: 'Another reason' },
} as const
/** Where an appointment is. */
export const PLACE = {
  kind: 'text',
  label: { 'zh-cn': '地点或网课链接', en: 'Place, or link of the lesson' },
  hint: { 'zh-cn': '家长会看到', en: 'The family sees it' },
  max: 200,
} as const
export const MINUTES = {
  kind: 'number',
  label: { 'zh-cn': '时长', en: 'Length' },
  unit: { 'zh-cn': '分钟', en: 'min' },
  min: 10,
  max: 480,
} as const

/** Trial lessons: who asked for one, when it is, what was agreed, and what became of it (decision 360). */
export const trial = defineResource({
  name: 'trial',
  title: { 'zh-cn': '试听预约', en: 'Trial lessons' },
  one: { 'zh-cn': '试听预约', en: 'trial lesson' },
  empty: { 'zh-cn': '还没有人预约试听', en: 'Nobody has asked for a trial lesson yet' },
  icon: 'ScheduleOutlined',
  menu: { directory: 'school', weigh: 76 },
  label: 'name',
  titleFields: ['name', 'number'],
  quickSearch: ['name', 'number', 'mobile', 'email'],
  alsoFoundBy: { relations: ['course_id'] },
  sort: { field: 'id', direction: 'desc' },
  shortcuts: {
    today: { label: { 'zh-cn': '今天', en: 'Today' }, filters: { starttime: 'today,today' } },
    tomorrow: { label: { 'zh-cn': '明天', en: 'Tomorrow' }, filters: { starttime: 'tomorrow,tomorrow' } },
    call: { label: { 'zh-cn': '今天要联系', en: 'Call today' }, filters: { next_day: ',today' } },
  },
  rowSearch: { createtime: 'RANGE' },
  rowLabels: { createtime: { 'zh-cn': '预约时间', en: 'Asked' } },
  demo: true,
  actions: ['index', 'add', 'edit', 'del', 'export'],
  // Who has joined goes on with the course that was wished for.
  children: [
    { resource: 'trial-note', by: 'trial_id' },
    { resource: 'enrolment', by: 'user_id', of: 'member_id', begins: { course_id: 'course_id' } },
    { resource: 'lesson-package', by: 'user_id', of: 'member_id' },
    { resource: 'shop-order', by: 'user_id', of: 'member_id' },
  ],
  views: { calendar: { at: 'starttime' } },
  owner: 'member_id',
  erase: { names: ['name', 'mobile', 'email', 'age', 'wish'] },
  states: {
    field: 'state',
    moves: {
      new: ['contacted', 'booked', 'lost'],
      contacted: ['new', 'booked', 'lost'],
      booked: ['new', 'came', 'missed', 'lost'],
      came: ['booked', 'joined', 'lost'],
      missed: ['new', 'contacted', 'booked', 'lost'],
      joined: ['came'],
      lost: ['contacted', 'came', 'missed'],
    },
  },
  commands: {
    contacted: {
      label: { 'zh-cn': '已联系', en: 'Contacted' },
      icon: 'PhoneOutlined',
      when: { state: ['new', 'missed'] },
      shows: ['mobile', 'email', 'wish'],
      input: { note: NOTE, next_day: NEXT_DAY },
    },
    book: {
      label: { 'zh-cn': '约时间', en: 'Set the time' },
      icon: 'CalendarOutlined',
      when: { state: ['new', 'contacted', 'missed', 'booked'] },
      shows: ['course_id', 'wish', 'starttime'],
      input: {
        trial_time_id: {
          kind: 'relation',
          to: 'trial-time',
          label: { 'zh-cn': '开放的时段', en: 'Offered time' },
          hint: {
            'zh-cn': '选了时段，时间、老师和地点就照它的；也可以不选，在下面另约',
            en: 'Time, mentor and place are then those of it. Or choose none, and say them below',
          },
        },
        starttime: { kind: 'date-time', label: { 'zh-cn': '试听时间', en: 'Time' } },
        minutes: { ...MINUTES, form: { half: true } },
        bole_id: { kind: 'relation', to: 'bole', label: { 'zh-cn': '老师', en: 'Mentor' }, form: { half: true } },
        place: PLACE,
      },
    },
    came: {
      label: { 'zh-cn': '来了', en: 'Came' },
      icon: 'CheckOutlined',
      when: { state: ['booked'] },
      bulk: true,
    },
    missed: {
      label: { 'zh-cn': '没有来', en: 'Did not come' },
      icon: 'CloseOutlined',
      when: { state: ['booked'] },
      shows: ['mobile', 'email', 'starttime'],
      input: { note: NOTE, next_day: NEXT_DAY },
    },
    joined: {
      label: { 'zh-cn': '报名了', en: 'Joined' },
      icon: 'UserAddOutlined',
      when: { state: ['came'] },
      input: {
        member_id: {
          kind: 'relation',
          to: 'member',
          label: { 'zh-cn': '会员账号', en: 'Account' },
          hint: {
            'zh-cn': '选一个，或者现在开一个：称呼、手机和邮箱已经填好。以后从这里打开会员、为会员下单',
            en: 'Choose it, or open one now, with name, number and address filled in. It is then a press away from here, and so is an order for it',
          },
          begins: { nickname: 'name', mobile: 'mobile', email: 'email' },
        },
        note: NOTE,
      },
    },
    lost: {
      label: { 'zh-cn': '没有报名', en: 'Lost' },
      icon: 'MinusCircleOutlined',
      when: { state: ['new', 'contacted', 'booked', 'came', 'missed'] },
      seldom: true,
      input: {
        lost_why: {
          kind: 'select',
          label: { 'zh-cn': '为什么', en: 'Why' },
          required: true,
          options: REASONS,
        },
        note: NOTE,
      },
    },
    note: {
      label: { 'zh-cn': '记一笔', en: 'Add a note' },
      icon: 'FormOutlined',
      shows: ['mobile', 'email'],
      input: { content: { ...NOTE, required: true }, next_day: NEXT_DAY },
    },
    back: {
      label: { 'zh-cn': '退回上一步', en: 'Undo the last step' },
      icon: 'RollbackOutlined',
      when: { state: ['came', 'missed', 'joined', 'lost'] },
      seldom: true,
      question: {
        'zh-cn': '来了、没有来退回“已约好”，报名了退回“来了”。没有报名：到过试听那天的退回那一步，别的退回“已联系”。',
        en: 'Who came or did not is booked again, and who joined came. Who was lost after the day of the lesson is as it was then, and others are contacted.',
      },
    },
  },
  rowButtons: ['note', 'contacted', 'book', 'came', 'missed', 'joined', 'edit', 'lost', 'back', 'delete'],
  fields: {
    name: {
      kind: 'text',
      label: { 'zh-cn': '家长称呼', en: 'Parent' },
      hint: { 'zh-cn': '不用写孩子的名字', en: 'The child’s name is not needed' },
      required: true,
      max: TRIAL_NAME_MAX,
      search: 'LIKE',
      table: { width: 120 },
      form: { half: true },
    },
    state: {
      kind: 'select',
      label: { 'zh-cn': '状态', en: 'State' },
      required: true,
      default: 'new',
      search: '=',
      ...BY_SERVER,
      table: { width: 110, priority: 'high' },
      options: STATES,
    },
    starttime: {
      kind: 'date-time',
      label: { 'zh-cn': '试听时间', en: 'Appointment' },
      search: 'RANGE',
      ...BY_SERVER,
      table: { width: 170, sortable: true, priority: 'high' },
    },
    next_day: {
      ...NEXT_DAY,
      search: 'RANGE',
      table: { width: 120, sortable: true },
      form: { half: true },
    },
    age: {
      kind: 'text',
      label: { 'zh-cn': '孩子的年龄或年级', en: 'Child’s age or school year' },
      max: TRIAL_AGE_MAX,
      search: 'LIKE',
      table: { width: 110 },
      form: { half: true },
    },
    mobile: { ...MOBILE, table: { width: 130, priority: 'high' }, form: { half: true } },
    email: { ...EMAIL, table: { width: 190, priority: 'low' }, form: { half: true } },
    course_id: {
      kind: 'relation',
      to: 'course',
      onDelete: 'clear',
      label: { 'zh-cn': '想试的课程', en: 'Course' },
      search: '=',
      table: { width: 180 },
      form: { half: true },
    },
    wish: {
      kind: 'textarea',
      label: { 'zh-cn': '方便的时间', en: 'Times that suit' },
      max: TRIAL_WISH_MAX,
      rows: 3,
      search: 'LIKE',
      table: { width: 200, priority: 'low' },
    },
    trial_time_id: {
      kind: 'relation',
      to: 'trial-time',
      onDelete: 'restrict',
      label: { 'zh-cn': '时段', en: 'Offered time' },
      search: '=',
      ...BY_SERVER,
      table: { width: 170, hidden: true },
    },
    minutes: { ...MINUTES, ...BY_SERVER, table: { width: 90, hidden: true } },
    bole_id: {
      kind: 'relation',
      to: 'bole',
      onDelete: 'clear',
      label: { 'zh-cn': '老师', en: 'Mentor' },
      search: '=',
      ...BY_SERVER,
      table: { width: 120 },
    },
    place: { ...PLACE, ...BY_SERVER, table: { width: 180, priority: 'low' } },
    lost_why: {
      kind: 'select',
      label: { 'zh-cn': '没有报名的原因', en: 'Why lost' },
      search: '=',
      ...BY_SERVER,
      table: { width: 120, priority: 'low' },
      options: {
        ...REASONS,
        cancelled: { 'zh-cn': '家长取消', en: 'Cancelled by the family' },
      },
    },
    lost_from: {
      kind: 'select',
      label: { 'zh-cn': '没有报名以前', en: 'Before it was lost' },
      ...BY_SERVER,
      table: { width: 120, hidden: true },
      options: STATES,
    },
    member_id: {
      kind: 'relation',
      to: 'member',
      onDelete: 'clear',
      label: { 'zh-cn': '会员', en: 'Member' },
      search: '=',
      ...BY_SERVER,
      table: { width: 150, priority: 'low' },
    },
    number: {
      kind: 'text',
      label: { 'zh-cn': '预约号', en: 'Number' },
      unique: true,
      max: 20,
      search: '=',
      ...BY_SERVER,
      table: { width: 130, priority: 'low' },
    },
    handler_id: {
      kind: 'relation',
      to: 'admin',
      onDelete: 'clear',
      label: { 'zh-cn': '跟进人', en: 'Handled by' },
      search: '=',
      ...BY_SERVER,
      table: { width: 120, priority: 'low' },
    },
    handletime: {
      kind: 'date-time',
      label: { 'zh-cn': '上次处理', en: 'Last handled' },
      search: 'RANGE',
      ...BY_SERVER,
      table: { width: 170, hidden: true },
    },
    booktime: {
      kind: 'date-time',
      label: { 'zh-cn': '约好于', en: 'Booked at' },
      ...BY_SERVER,
      table: { width: 170, hidden: true },
    },
    remindtime: {
      kind: 'date-time',
      label: { 'zh-cn': '提醒于', en: 'Reminded at' },
      ...BY_SERVER,
      table: { width: 170, hidden: true },
    },
    changetime: {
      kind: 'date-time',
      label: { 'zh-cn': '时段变了，还没有告诉家长', en: 'Changed, the family is not told yet' },
      ...BY_SERVER,
      table: { width: 170, hidden: true },
    },
    consenttime: {
      kind: 'date-time',
      label: { 'zh-cn': '同意联系于', en: 'Agreed to be contacted' },
      ...BY_SERVER,
      table: { width: 170, hidden: true },
    },
    language: {
      kind: 'select',
      label: { 'zh-cn': '语言', en: 'Language' },
      search: '=',
      ...BY_SERVER,
      table: { width: 90, hidden: true },
      options: { 'zh-cn': { 'zh-cn': '中文', en: 'Chinese' }, en: { 'zh-cn': '英文', en: 'English' } },
    },
  },
})
