import { HOURS_EACH_MAX } from '../core/lesson-hours.ts'
import { defineResource } from '../definition/define-resource.ts'

/** Classes that members with the mark of teachers have made. Who is in one is the teacher's alone. */
export const classroom = defineResource({
  name: 'classroom',
  base: 'user.classroom',
  title: { 'zh-cn': '班级', en: 'Classes' },
  one: { 'zh-cn': '班级', en: 'class' },
  empty: {
    'zh-cn': '还没有班级。给会员打上“老师”标记，他们就能在会员中心建班',
    en: 'No classes yet. Mark a member as a teacher, and they can make classes in the member centre',
  },
  icon: 'BankOutlined',
  menu: { directory: 'members', weigh: 70 },
  label: 'name',
  quickSearch: ['name', 'code'],
  alsoFoundBy: { relations: ['teacher_id'] },
  sort: { field: 'id', direction: 'desc' },
  demo: true,
  children: [
    { resource: 'classroom-task', by: 'classroom_id' },
    { resource: 'class-meeting', by: 'classroom_id' },
    {
      resource: 'lesson-package',
      by: 'classroom_id',
      under: { 'zh-cn': '只用于这个班的课时包', en: 'Packages for this class alone' },
    },
  ],
  groups: { hours: { 'zh-cn': '课时', en: 'Lesson hours' } },
  actions: ['index', 'edit', 'export'],
  commands: {
    enter: {
      label: { 'zh-cn': '加一名学生', en: 'Add a pupil' },
      icon: 'UserAddOutlined',
      when: { status: ['1'] },
      shows: ['name', 'teacher_id'],
      input: {
        user_id: {
          kind: 'relation',
          to: 'member',
          label: { 'zh-cn': '会员', en: 'Member' },
          hint: {
            'zh-cn': '在前台交了费、自己有账号的孩子。老师和他们都会收到消息',
            en: 'A child with an account of their own, paid for at the front desk. They and the teacher get a message',
          },
          required: true,
        },
      },
    },
    disband: {
      label: { 'zh-cn': '解散班级', en: 'End the class' },
      icon: 'StopOutlined',
      seldom: true,
      danger: true,
      takesAlong: true,
      question: {
        'zh-cn':
          '班级、任务、鼓励和为它建的账号（连同进度和作品）都会删除，不能恢复。班级还有人教的话，请改“老师”一栏，把它交给别人。',
        en: 'The class, its tasks and praise, and the accounts that were made for it with their progress and works are deleted for good. If somebody can go on teaching it, hand it over instead: choose them as its teacher.',
      },
    },
  },
  rowSearch: { createtime: 'RANGE' },
  rowLabels: { createtime: { 'zh-cn': '建班时间', en: 'Made' } },
  fields: {
    name: {
      kind: 'text',
      label: { 'zh-cn': '班级名称', en: 'Name' },
      required: true,
      max: 40,
      search: 'LIKE',
      table: { width: 200, priority: 'high' },
    },
    code: {
      kind: 'text',
      label: { 'zh-cn': '班级号', en: 'Class code' },
      hint: { 'zh-cn': '学生登录时输入', en: 'What pupils type to sign in' },
      required: true,
      unique: true,
      readonly: true,
      form: false,
      max: 40,
      search: '=',
      table: { width: 120 },
    },
    teacher_id: {
      kind: 'relation',
      to: 'member',
      onDelete: 'clear',
      label: { 'zh-cn': '老师', en: 'Teacher' },
      hint: {
        'zh-cn': '要有“老师”标记。换一位，班级就交给那位老师',
        en: 'Marked as a teacher. Choose another to hand the class over',
      },
      search: '=',
      table: { width: 160 },
    },
    status: {
      kind: 'switch',
      label: { 'zh-cn': '开放', en: 'Open' },
      hint: { 'zh-cn': '关闭以后学生不能用班级号登录', en: 'Closed, pupils cannot sign in with the class code' },
      default: true,
      search: '=',
      table: { width: 90, priority: 'high' },
    },
    takes_hours: {
      kind: 'switch',
      label: { 'zh-cn': '上课扣课时', en: 'Lessons take hours' },
      hint: {
        'zh-cn': '打开以后，老师点名时从学生的课时账户里扣。已经点过名的课不变',
        en: 'Once on, taking attendance takes from the pupils’ accounts. Lessons whose attendance was taken stay as they are',
      },
      default: false,
      search: '=',
      table: { width: 110, priority: 'low' },
      form: { group: 'hours' },
    },
    hours_each: {
      kind: 'number',
      label: { 'zh-cn': '每节课扣几课时', en: 'Hours of a lesson' },
      required: true,
      default: 1,
      min: 1,
      max: HOURS_EACH_MAX,
      table: { width: 120, hidden: true, sum: false },
      form: { half: true, group: 'hours' },
    },
    absent_costs: {
      kind: 'switch',
      label: { 'zh-cn': '没请假没来也扣', en: 'Absence costs, too' },
      hint: { 'zh-cn': '请假不扣', en: 'Who said beforehand that they would not come pays nothing' },
      default: true,
      table: { width: 110, hidden: true },
      form: { half: true, group: 'hours' },
    },
  },
})
