import { describe, expect, it } from 'vitest';
import { colorName } from '../../.storybook/failures/colorName';
import { describeViolation } from '../../.storybook/failures/violations';
import { withoutDomDump } from '../../.storybook/failures/withoutDomDump';
import { withoutLink } from '../../.storybook/failures/withoutLink';

describe('a colour', () => {
  it.each([
    ['#676b74', 'redUp', 'inkTertiary'],
    ['#676B74', 'redUp', 'inkTertiary'],
    ['rgb(239, 239, 235)', 'redUp', 'sunken'],
    ['#c2132c', 'redUp', 'priceUp'],
    ['#c2132c', 'greenUp', 'priceDown'],
    ['#ffffff', 'redUp', 'surface/onAccent/pictureGround'],
    ['#777777', 'redUp', '#777777'],
    ['rgb(119, 119, 119)', 'redUp', '#777777'],
    ['rgba(0, 0, 0, 0)', 'redUp', 'rgba(0, 0, 0, 0)'],
  ] as const)('%s in %s is %s', (color, upDown, name) => {
    expect(colorName(color, { upDown })).toBe(name);
  });
});

describe('a violation', () => {
  const element = { html: '<p class="x">Free margin</p>', text: 'Free margin' };

  it('of contrast names both tokens, the ratio and the text', () => {
    const contrast = {
      fgColor: '#676b74',
      bgColor: '#efefeb',
      contrastRatio: 4.1,
      expectedContrastRatio: '4.5:1',
    };
    const violation = { ...element, rule: 'color-contrast', help: 'Elements must meet…', contrast };
    expect(describeViolation(violation, { locale: 'tw', appearance: {} })).toBe(
      'inkTertiary on sunken: 4.1:1, needs 4.5:1, “Free margin” (tw)',
    );
  });

  it('of another rule names the rule and the element', () => {
    const violation = {
      html: '<img src="logo.png">',
      text: '',
      rule: 'image-alt',
      help: 'Images need a text',
    };
    expect(describeViolation(violation, { locale: 'en', appearance: {} })).toBe(
      'Images need a text (image-alt): <img src="logo.png"> (en)',
    );
  });
});

describe('a message of the test runner', () => {
  const link = '\nClick to debug the error directly in Storybook:\nhttp://127.0.0.1:1/?path=/story/a--b\n\n';
  const message = 'Message:\n The story was missing\n';

  it('loses its link', () => {
    expect(withoutLink(`${link}${message}`)).toBe('The story was missing');
    expect(withoutLink(`\x1b[34m${link}\x1b[39m${message}`)).toBe('The story was missing');
  });

  it('without a link does not change', () => {
    expect(withoutLink('The story was missing')).toBe('The story was missing');
    expect(withoutLink('Message: the story was missing')).toBe('Message: the story was missing');
  });
});

describe('a message of Testing Library', () => {
  const shown = '\n\nIgnored nodes: comments, script, style\n<div>\n  Free margin\n</div>';

  it('shows the searched element once', () => {
    expect(withoutDomDump(`Unable to find it${shown}${shown}`)).toBe(`Unable to find it${shown}`);
    expect(withoutDomDump(`Unable to find it${shown}`)).toBe(`Unable to find it${shown}`);
  });

  it('omits the dump of the document', () => {
    const document = '\n\nIgnored nodes: comments, script, style\n\x1b[36m<html\n  lang="en"\n>\n</html>';
    expect(withoutDomDump(`Not disabled${document}`)).toBe('Not disabled');
    expect(withoutDomDump(`Not disabled${shown}${document}`)).toBe(`Not disabled${shown}`);
  });
});
