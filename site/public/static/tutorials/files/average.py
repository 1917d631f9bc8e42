# 平均分应该是 90，可是…… · The average should be 90, but …
# 在第 6 行放一个断点，看看 total · Put a breakpoint on line 6 and look at total
scores = [90, 80, 100]
total = 0
for score in scores:
    total = score
print(total / len(scores))
