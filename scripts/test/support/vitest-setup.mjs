// What the tests start is started as it is by hand: nothing tells it that it is tested.
delete process.env.NODE_ENV;
process.execArgv = [];
