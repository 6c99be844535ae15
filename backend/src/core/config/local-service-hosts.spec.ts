import { describe, expect, it } from '@jest/globals';
import { loadConfig } from './load-config.js';

const hostsOf = (LOCAL_SERVICE_HOSTS?: string) => loadConfig({ LOCAL_SERVICE_HOSTS }).localServiceHosts;

describe('hosts that count as part of this installation', () => {
  it('are none without the setting, not even this machine', () => {
    expect(hostsOf()).toEqual([]);
    expect(hostsOf(' , ')).toEqual([]);
  });

  it('are the names as they stand in an address', () => {
    expect(hostsOf('Model.Chamber.example, 127.1\n[::1]')).toEqual(['model.chamber.example', '127.0.0.1', '[::1]']);
  });

  it.each(['https://model.example', 'model.example:8080', '*.example', 'model.example/v1', 'me@model.example', '::1', 'a b:1'])(
    'stop the start where one is no name of a host: %s',
    (list) => expect(() => hostsOf(list)).toThrow('LOCAL_SERVICE_HOSTS'),
  );
});
