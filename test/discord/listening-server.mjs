import { createServer } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { WebSocketServer } from 'ws'

// A gateway and an API in a thread of their own, so that they go on while the test stands still. It sends what it is
// told to, answers acknowledgements with the status it is told, and counts them in shared memory.

const count = new Int32Array(workerData)
let status = 204
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (piece) => (body += piece))
  request.on('end', () => {
    parentPort.postMessage({ method: request.method, url: request.url, body })
    if (status === 0) return request.socket.destroy()
    response.writeHead(status).end()
    Atomics.add(count, 0, 1)
    Atomics.notify(count, 0)
  })
})
const sockets = new Set()
new WebSocketServer({ server }).on('connection', (socket) => {
  sockets.add(socket)
  socket.on('message', (data) => parentPort.postMessage({ heard: data.toString() }))
  socket.on('close', (code) => {
    sockets.delete(socket)
    parentPort.postMessage({ closed: code })
  })
  socket.send('hello')
})
parentPort.on('message', (order) => {
  if (order.status !== undefined) status = order.status
  if (order.send !== undefined) for (const socket of sockets) socket.send(order.send)
})
server.listen(0, '127.0.0.1', () => parentPort.postMessage({ port: server.address().port }))
