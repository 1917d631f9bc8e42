import type { CourseExercises } from '../../src/data/lesson-exercises.ts'

// For children of twelve to fifteen. C++ does not run in the page: they play the computer.
export const exercises: CourseExercises = {
  'a-row-of-boxes': [
    {
      kind: 'predict',
      id: 'box-numbers',
      ask: ['写出屏幕上会显示什么，一行一个。', 'Write what the screen shows, one a line.'],
      code: ['cpp', 'vector<int> a = {7, 4, 9};\ncout << a[0] << endl;\ncout << a[2] << endl;\ncout << a.size() << endl;'],
      output: '7\n9\n3',
      hints: [
        ['盒子从 0 开始编号。', 'Boxes are numbered from 0.'],
        ['size 是盒子的个数，不是最后一个编号。', 'size is how many there are, not the last number.'],
      ],
    },
    {
      kind: 'choice',
      id: 'last-box',
      ask: ['一排有 n 个盒子。最后一个是哪一个？', 'A row has n boxes. Which one is the last?'],
      right: '`a[n - 1]`',
      wrong: ['`a[n]`', '`a[n + 1]`'],
      hints: [['三个盒子的编号是 0、1、2。', 'Three boxes have the numbers 0, 1, 2.']],
    },
    {
      kind: 'bug',
      id: 'best-of-cold-days',
      ask: ['这排全是零下的气温，程序却说最高是 0。哪一行错了？', 'All temperatures are below zero, but it says that the highest is 0. Which line is wrong?'],
      code: ['cpp', 'vector<int> t = {-5, -2, -8};\nint best = 0;\nfor (int x : t) {\n    if (x > best) best = x;\n}\ncout << best << endl;'],
      line: 2,
      hints: [['best 应该从这排里的一个数开始。', 'best should begin with a number of the row.']],
      why: ['写 `int best = t[0];`，结果是 -2。', 'With `int best = t[0];` it gives -2.'],
    },
  ],
  counting: [
    {
      kind: 'predict',
      id: 'count-votes',
      ask: ['写出屏幕上会显示什么，一行一个。', 'Write what the screen shows, one a line.'],
      code: [
        'cpp',
        'vector<int> votes = {1, 2, 1, 1, 2};\nvector<int> box(3, 0);\nfor (int v : votes) {\n    box[v]++;\n}\ncout << box[1] << endl;\ncout << box[2] << endl;',
      ],
      output: '3\n2',
      hints: [['票上写几，就给几号盒子加 1。', 'The number on the ballot is the number of the box that grows.']],
    },
    {
      kind: 'choice',
      id: 'boxes-for-marks',
      ask: ['分数从 0 到 100，编号就用分数。要准备几个盒子？', 'Marks go from 0 to 100, and the mark is the number of the box. How many boxes?'],
      right: '101',
      wrong: ['100', '99'],
      hints: [['0 分也要一个盒子。', 'A mark of 0 needs a box, too.']],
    },
    {
      kind: 'choice',
      id: 'when-counting-suits',
      ask: ['哪一组数适合计数排序？', 'Which numbers suit counting sort?'],
      right: ['全校 800 人的年龄', 'The ages of 800 pupils'],
      wrong: [
        ['10 个不超过十亿的数', 'Ten numbers up to a billion'],
        ['5 个带小数点的身高', 'Five heights with decimals'],
      ],
      hints: [['盒子的个数等于可能的数有多少种。', 'There are as many boxes as there are possible numbers.']],
    },
  ],
  'bubble-sort': [
    {
      kind: 'predict',
      id: 'first-walk',
      ask: [
        '只走一趟。写出走完以后的一排数，数和数之间用空格。',
        'One walk only. Write the row after it, with spaces between the numbers.',
      ],
      code: [
        'cpp',
        'vector<int> a = {4, 2, 5, 1};\nfor (int i = 0; i < 3; i++) {\n    if (a[i] > a[i + 1]) swap(a[i], a[i + 1]);\n}\nfor (int x : a) cout << x << " ";',
      ],
      output: '2 4 1 5',
      hints: [
        ['先比 4 和 2，换。', 'First compare 4 and 2: swap.'],
        ['再比 4 和 5，不换；再比 5 和 1，换。', 'Then 4 and 5, no swap; then 5 and 1, swap.'],
      ],
    },
    {
      kind: 'choice',
      id: 'compare-six',
      ask: ['六个数，一趟一趟地比，每趟少比一次。一共比几次？', 'Six numbers, each walk one comparison shorter. How many comparisons in all?'],
      right: '15',
      wrong: ['6', '30', '36'],
      hints: [['5 + 4 + 3 + 2 + 1', '5 + 4 + 3 + 2 + 1']],
    },
    {
      kind: 'order',
      id: 'swap-with-cup',
      ask: ['用一个空杯子 cup 交换 a 和 b。先把 a 倒进杯子。', 'Swap a and b with an empty cup. First pour a into the cup.'],
      lines: ['cpp', 'int cup = a;\na = b;\nb = cup;'],
      hints: [['a 空出来以后，才能放 b 的数。', 'Only when a is saved may b go into it.']],
    },
  ],
  'selection-sort': [
    {
      kind: 'predict',
      id: 'first-pick',
      ask: ['只选一次。写出这排数，用空格隔开。', 'One pick only. Write the row, with spaces.'],
      code: [
        'cpp',
        'vector<int> a = {6, 3, 8, 2};\nint small = 0;\nfor (int j = 1; j < 4; j++) {\n    if (a[j] < a[small]) small = j;\n}\nswap(a[0], a[small]);\nfor (int x : a) cout << x << " ";',
      ],
      output: '2 3 8 6',
      hints: [
        ['最小的是 2，在 3 号盒子。', 'The smallest is 2, in box 3.'],
        ['它和 0 号盒子交换。', 'It swaps with box 0.'],
      ],
    },
    {
      kind: 'bug',
      id: 'inner-start',
      ask: ['排好的左边又被弄乱了。哪一行错了？', 'The sorted left side is muddled again. Which line is wrong?'],
      code: [
        'cpp',
        'for (int i = 0; i < n - 1; i++) {\n    int small = i;\n    for (int j = 0; j < n; j++) {\n        if (a[j] < a[small]) small = j;\n    }\n    swap(a[i], a[small]);\n}',
      ],
      line: 3,
      hints: [['左边已经排好，从哪里开始找？', 'The left side is settled. Where does the search begin?']],
      why: ['应该从 `j = i + 1` 开始。', 'It should begin at `j = i + 1`.'],
    },
    {
      kind: 'choice',
      id: 'most-swaps',
      ask: ['五个数，选择排序最多交换几次？', 'Five numbers: how many swaps does selection sort make at most?'],
      right: ['4 次', '4'],
      wrong: [
        ['10 次', '10'],
        ['5 次', '5'],
        ['25 次', '25'],
      ],
      hints: [['每一轮最多换一次，一共几轮？', 'One swap a round. How many rounds?']],
    },
  ],
  'binary-search': [
    {
      kind: 'choice',
      id: 'first-look',
      ask: ['在 1 到 100 里猜数，第一次猜几最好？', 'Guessing from 1 to 100: what is the best first guess?'],
      right: '50',
      wrong: ['1', '10', '99'],
      hints: [['猜完以后，剩下的最好只有一半。', 'After the guess, only half should be left.']],
    },
    {
      kind: 'predict',
      id: 'look-at-boxes',
      ask: ['找 42。写出每次看的盒子编号，一行一个。', 'Looking for 42. Write the number of each box that is looked at, one a line.'],
      code: [
        'cpp',
        'vector<int> a = {3, 8, 15, 21, 30, 42, 57};\nint left = 0, right = 6;\nwhile (left <= right) {\n    int mid = (left + right) / 2;\n    cout << mid << endl;\n    if (a[mid] == 42) break;\n    if (a[mid] < 42) left = mid + 1;\n    else right = mid - 1;\n}',
      ],
      output: '3\n5',
      hints: [
        ['第一次 (0 + 6) / 2 = 3，那里是 21。', 'First (0 + 6) / 2 = 3, where 21 is.'],
        ['21 太小，left 变成 4。', '21 is too small, left becomes 4.'],
      ],
    },
    {
      kind: 'choice',
      id: 'needs-order',
      ask: ['哪一排可以用二分查找？', 'In which row does binary search work?'],
      right: '2, 5, 9, 14, 20',
      wrong: ['9, 2, 20, 5, 14', '2, 9, 5, 14, 20'],
      hints: [['有一个条件：数要排好。', 'There is one condition: the numbers are in order.']],
    },
  ],
  'class-ranking': [
    {
      kind: 'choice',
      id: 'after-a-tie',
      ask: ['两个人都跳 120 下，并列第一。跳 108 下的是第几？', 'Two have 120 jumps and share first place. Which place has 108?'],
      right: ['第 3 名', 'Third'],
      wrong: [
        ['第 2 名', 'Second'],
        ['第 1 名', 'First'],
      ],
      hints: [['前面已经有几个人？', 'How many people are ahead?']],
    },
    {
      kind: 'predict',
      id: 'places-printed',
      ask: ['写出屏幕上会显示什么，一行一个。', 'Write what the screen shows, one a line.'],
      code: [
        'cpp',
        'vector<int> jumps = {90, 80, 80, 70};\nint place = 1;\nfor (int i = 0; i < 4; i++) {\n    if (i > 0 && jumps[i] != jumps[i - 1]) {\n        place = i + 1;\n    }\n    cout << place << endl;\n}',
      ],
      output: '1\n2\n2\n4',
      hints: [
        ['和前一个不一样，名次才变。', 'The place changes only where the number differs from the one before.'],
        ['变的时候，名次是编号加 1。', 'When it changes, it is the box number plus 1.'],
      ],
    },
    {
      kind: 'order',
      id: 'name-and-number',
      ask: ['用 struct 把名字和次数装进一个信封，再取出名字。', 'Put name and jumps into one envelope with a struct, then take out the name.'],
      lines: [
        'cpp',
        'struct Student {\n    string name;\n    int jumps;\n};\nStudent s = {"Tutu", 120};\ncout << s.name << endl;',
      ],
      hints: [
        ['先说信封里有什么，再做一个信封。', 'First say what an envelope holds, then make one.'],
        ['{"Tutu", 120}：名字在前，次数在后。', '{"Tutu", 120}: the name first, the jumps second.'],
      ],
    },
  ],
}
