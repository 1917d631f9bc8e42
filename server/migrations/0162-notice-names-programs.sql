-- The notice to guardians names programs of lessons, typing results and the teacher of a class, unless whoever runs the site has
-- made it their own already.
update one_page set version = version + 1, updatetime = epoch_seconds(), body = jsonb_build_object(
  'zh-cn', replace(replace(body ->> 'zh-cn',
    '| 学习进度、作品、积分、使用时长 | 让孩子接着学，让您看得到他在做什么 | 账号存在期间 |',
    '| 学习进度、课上写的程序、作品、积分、使用时长 | 让孩子接着学，让您看得到他在做什么 | 账号存在期间 |' || chr(10) ||
    '| 打字练习的成绩（由按键记录算出，按键记录算完就不留） | 记下孩子的进步，计算积分 | 账号存在期间，最多一千次 |'),
    '此外我们不向别人提供。',
    '孩子加入班级以后，这个班的老师会看到他的学习进度和在课上写的程序；用自己的账号加入的，只看得到加入以后写的或改过的程序。此外我们不向别人提供。'),
  'en', replace(replace(body ->> 'en',
    '| Progress, works, points, time spent | So that your child can go on, and you can see what they do | As long as the account |',
    '| Progress, programs written in lessons, works, points, time spent | So that your child can go on, and you can see what they do | As long as the account |' || chr(10) ||
    '| Results of typing exercises (worked out from key presses, which are not kept) | To note progress and count points | As long as the account, the latest thousand |'),
    'Nobody else gets anything.',
    'Once your child is in a class, its teacher sees their progress and the programs they write in lessons; if they joined with an account of their own, only programs written or changed since. Nobody else gets anything.'))
where slug = 'children-privacy' and version = 1 and draft is null;
