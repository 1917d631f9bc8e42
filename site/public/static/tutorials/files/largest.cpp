#include <iostream>
using namespace std;

int main() {
    int carrots[5] = {12, 18, 9, 21, 15};
    int largest = carrots[0];
    // 从第二根看到最后一根，谁更长就换成谁
    // From the second to the last: whichever is longer takes its place

    cout << largest << endl;
    return 0;
}
