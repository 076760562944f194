/** A plugin call received by the native side. */
export interface PhoneCall {
  plugin: string;
  method: string;
  options: unknown;
}

export interface Phone {
  /** All calls so far, except those for listeners. */
  calls: PhoneCall[];
  /** Fires an event of the phone, such as `backButton`. Returns whether there was a listener. */
  fire: (plugin: string, event: string, data?: unknown) => boolean;
  /** Removes the simulated phone. */
  remove: () => void;
}

interface Listener {
  id: string;
  plugin: string;
  event: string;
  notify: (data: unknown) => void;
}

type Options = Partial<Record<string, string>>;

/** Plugins and methods announced by the native side. */
const plugins = {
  App: ['exitApp'],
  StatusBar: ['setStyle', 'setBackgroundColor'],
  Browser: ['open'],
  Filesystem: ['writeFile'],
  Share: ['share'],
};

const headerOf = ([name, methods]: [string, string[]]) => ({
  name,
  methods: [
    { name: 'addListener', rtype: 'callback' },
    { name: 'removeListener' },
    ...methods.map((method) => ({ name: method, rtype: 'promise' })),
  ],
});

interface PhoneOptions {
  /** Called with each call before it is answered. An error that it throws is what the phone answers. */
  onCall?: (call: PhoneCall) => void;
}

/** The answer of the phone to a call of a plugin. */
const answerTo = ({ method, options }: PhoneCall): unknown =>
  method === 'writeFile' ? { uri: `file:///cache/${(options as Options).path}` } : undefined;

/**
 * Simulates the native side of the bridge on an Android phone. The real plugin code talks to it. Must be started before
 * that code is loaded.
 */
export function startPhone({ onCall }: PhoneOptions = {}): Phone {
  const page = globalThis as unknown as { androidBridge?: object; Capacitor?: object };
  const calls: PhoneCall[] = [];
  let listeners: Listener[] = [];
  let count = 0;

  function nativeCallback(
    plugin: string,
    method: string,
    options: Options,
    notify: Listener['notify'],
  ): string {
    const id = `${plugin}-${++count}`;
    const { eventName: event = '', callbackId } = options;
    if (method === 'addListener') listeners.push({ id, plugin, event, notify });
    else listeners = listeners.filter((listener) => listener.id !== callbackId);
    return id;
  }

  page.androidBridge = {};
  page.Capacitor = Object.assign(page.Capacitor ?? {}, {
    isNativePlatform: () => page.androidBridge !== undefined,
    PluginHeaders: Object.entries(plugins).map(headerOf),
    nativeCallback,
    nativePromise: async (plugin: string, method: string, options: unknown) => {
      const call = { plugin, method, options };
      calls.push(call);
      onCall?.(call);
      return answerTo(call);
    },
  });

  return {
    calls,
    fire: (plugin, event, data) => {
      const receivers = listeners.filter(
        (listener) => listener.plugin === plugin && listener.event === event,
      );
      for (const { notify } of receivers) notify(data);
      return receivers.length > 0;
    },
    remove: () => {
      delete page.androidBridge;
    },
  };
}
