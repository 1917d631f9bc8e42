/**
 * Stands at the head of every produced page: the licences of the runtime in it ask for that. HTML forbids two hyphens
 * in a row inside a comment; there are none.
 */
export const NOTICE = `
This page was made from a Scratch project with the conversion tool of {site}.
The project belongs to the person who made it.

It works without the internet and sends nothing anywhere.

The runtime in this page is Scaffolding from @turbowarp/packager 3.13.0, unmodified.
It is subject to the terms of the Mozilla Public License, v. 2.0. A copy of the licence is at
https://mozilla.org/MPL/2.0/ and the source code at https://github.com/TurboWarp/packager
and https://github.com/TurboWarp (scratch-vm, scratch-render, scratch-audio, scratch-storage, scratch-svg-renderer).

The runtime is derived from software by the Massachusetts Institute of Technology:

Copyright (c) 2016, Massachusetts Institute of Technology
All rights reserved.

Redistribution and use in source and binary forms, with or without modification, are permitted provided that the
following conditions are met:

1. Redistributions of source code must retain the above copyright notice, this list of conditions and the following
   disclaimer.
2. Redistributions in binary form must reproduce the above copyright notice, this list of conditions and the following
   disclaimer in the documentation and/or other materials provided with the distribution.
3. Neither the name of the copyright holder nor the names of its contributors may be used to endorse or promote
   products derived from this software without specific prior written permission.

THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND ANY EXPRESS OR IMPLIED WARRANTIES,
INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL,
SPECIAL, EXEMPLARY, OR CONSEQUENTIAL DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY,
WHETHER IN CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.

The runtime further contains twgl.js (MIT, Gregg Tavares), buffer (MIT, Feross Aboukhadijeh), ieee754 (BSD-3-Clause,
Feross Aboukhadijeh), DOMPurify (Apache-2.0 or MPL-2.0, Cure53), js-md5 (MIT, Chen Yi-Cyuan), JSZip (MIT, Stuart
Knightley) and others; each is named with its licence in the runtime's own text.
`
